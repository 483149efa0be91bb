import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { buildCredential, buildIssuer, signCredential } from '@did/credentials/test/foreign-issuer'
import { encodeFunctionData, parseEther, stringToHex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'
import { controlChain } from '../rig/test-chain.ts'
import { check, checkAfterDays, saveEvidence } from '../sharing/run-checker.ts'

const stack = inject('stack')
const { client } = controlChain(stack)
const folder = mkdtempSync(join(tmpdir(), 'did-issuer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const yearSeconds = 31_536_000n

/** A wallet announces an Ed25519 key on the chain, and this key signs a credential. */
async function issueByDelegate() {
  const key = buildIssuer(77)
  const address = privateKeyToAddress(generatePrivateKey())
  await client.setBalance({ address, value: parseEther('1') })
  await client.impersonateAccount({ address })
  const name = stringToHex('did/pub/Ed25519/veriKey/base58', { size: 32 })
  const args = [address, name, toHex(key.key.bytes), yearSeconds] as const
  const data = encodeFunctionData({ abi, functionName: 'setAttribute', args })
  const to = stack.contracts.ethereumDidRegistry
  await waitForReceipt(client, await client.sendTransaction({ account: address, to, data, chain: null }))
  const did = `did:ethr:0x${stack.chainId.toString(16)}:${address.toLowerCase()}`
  const write = async (name: string, proof: { expires?: string } = {}) => {
    const credential = await signCredential({ ...key, did, kid: `${did}#delegate-1` }, buildCredential(did), proof)
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify(credential))
    return { file, credential }
  }
  return { write, ...(await write('credential.json')) }
}

test('a credential of a did:ethr verifies by the saved document, unless the credential was changed or its proof has ended', async () => {
  const { file, credential, write } = await issueByDelegate()
  const live = ['--rpc', stack.rpcUrl, '--ethereum-did-registry', stack.contracts.ethereumDidRegistry]
  expect((await check(file, ...live)).output).toMatch(/^Passed {16}The content is exactly what its issuer signed/m)

  const documents = join(folder, 'evidence')
  const saved = await saveEvidence(file, '--out', documents, ...live)
  expect(saved.code, saved.output).toBe(0)
  const [block = ''] = /0x[0-9a-f]{64}/.exec(saved.output) ?? []
  const nowhere = ['--rpc', 'http://127.0.0.1:1', '--chain', String(stack.chainId)]
  const offline = [...nowhere, '--documents', documents, '--trusted-block', block]
  const { output } = await checkAfterDays(335, file, ...offline)
  expect(output).toMatch(/^Passed {16}The content is exactly what its issuer signed/m)
  expect(output).toMatch(/^Warning {15}Issued by a stranger/m)
  expect(output).toMatch(/^Held on /m)

  const forged = join(folder, 'forged.json')
  writeFileSync(forged, JSON.stringify({ ...credential, credentialSubject: { id: 'did:example:forger' } }))
  expect((await checkAfterDays(335, forged, ...offline)).code).toBe(1)

  const expires = new Date(Date.now() + 100 * 86_400_000).toISOString()
  const { file: ending } = await write('ending.json', { expires })
  expect((await checkAfterDays(99, ending, ...offline)).code).not.toBe(1)
  expect((await checkAfterDays(101, ending, ...offline)).code).toBe(1)
})
