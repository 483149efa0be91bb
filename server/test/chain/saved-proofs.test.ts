import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { createChainReader, type Fetch } from '@did/credentials/chain/chain-reader'
import { saveChainEvidence } from '@did/credentials/evidence/save-chain'
import { openSavedChain } from '@did/credentials/evidence/saved-chain'
import { encodeFunctionData, type Hex, numberToHex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, inject, test } from 'vitest'
import { controlChain, wallets } from '../rig/test-chain.ts'

const stack = inject('stack')
const chain = controlChain(stack)
const to = stack.contracts.didRegistry
const installation = {
  rpcUrl: stack.rpcUrl,
  chainId: stack.chainId,
  didRegistry: to,
  deployedAtBlock: 0,
  verifierPolicy: 'open',
} as const

type Asked = { method: string; params: unknown[]; proofs: number; before: Hex }

/**
 * Accredits a verifier on the chain, saves evidence of the accreditation, and returns the
 * registry's answer from the saved evidence. Calls `disturb` before each request to the node, and
 * sends the request with the parameters that `disturb` returns. `proofs` is the number of proofs
 * that were requested so far, and `before` is the block before the accreditation.
 */
async function saveDisturbed(disturb: (asked: Asked) => Promise<unknown[]>, patienceMs?: number) {
  const verifier = privateKeyToAddress(generatePrivateKey())
  const call = encodeFunctionData({ abi, functionName: 'accreditationAt', args: [verifier, 2n ** 53n] })
  const before = numberToHex(await chain.client.getBlockNumber())
  const args = [verifier, 'University of Porto', 'up.example'] as const
  await chain.send(wallets.administrator, { abi, functionName: 'accredit', args })
  let proofs = 0
  const fetchDisturbed: Fetch = async (url, init) => {
    const request = JSON.parse(String(init?.body))
    if (request.method === 'eth_getProof') proofs++
    const params = await disturb({ ...request, proofs, before })
    return fetch(url, { ...init, body: JSON.stringify({ ...request, params }) })
  }
  const asked = { calls: [call], anchor: null }
  const { evidence } = await saveChainEvidence(installation, asked, fetchDisturbed, patienceMs)
  const saved = openSavedChain(evidence, [evidence.block])
  if (saved === null) throw new Error('The evidence has no block')
  return createChainReader({ rpcUrl: '', fetch: saved.fetch }).call({ to, data: call })
}

/**
 * Changes a request for a proof so that the node's proof is about the block before the
 * accreditation.
 */
async function proveOlderState({ method, params, before }: Asked): Promise<unknown[]> {
  return method === 'eth_getProof' ? [...params.slice(0, 2), before] : params
}
const name = toHex('University of Porto').slice(2)

test('evidence is saved at a later block when the node’s first proofs are not about the block that was asked for', async () => {
  const disturb = async (asked: Asked) => {
    if (asked.method !== 'eth_getProof' || asked.proofs > 2) return asked.params
    await chain.client.mine({ blocks: 1 })
    return proveOlderState(asked)
  }
  expect(await saveDisturbed(disturb)).toContain(name)
})

test('evidence is saved at a later block when a balance changes without a new block', async () => {
  const disturb = async ({ method, params, proofs }: Asked) => {
    if (method === 'eth_getProof' && proofs === 1)
      await chain.client.setBalance({ address: privateKeyToAddress(generatePrivateKey()), value: 1n })
    if (method === 'eth_getBlockByNumber' && proofs === 1) await chain.client.mine({ blocks: 1 })
    return params
  }
  expect(await saveDisturbed(disturb)).toContain(name)
})

test('evidence is not saved when no proof of the node is about the block that was asked for', async () => {
  await expect(saveDisturbed(proveOlderState, -1)).rejects.toThrow('nothing can be proved')
})
