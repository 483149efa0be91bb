/** A shared claim as a stranger gets it, made without a browser. */
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import type { Claim } from '@did/domain/claim'
import type { CreatedShare } from '@did/domain/share-record'
import type { TestStackInfo } from '@did/local/test-stack'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createClaim, createVerifiedClaim, type Registered, register, shareClaim } from './api.ts'
import type { Node } from './node.ts'

export const harvest = {
  type: 'employment',
  title: 'Head of Harvest',
  description: 'Ran the vineyard from 2018 to 2024.',
  issuer: 'Quinta do Vale',
}

export type SharedClaim = { owner: Registered; verifier: Registered | null; claim: Claim; share: CreatedShare }

export async function shareUnverified(node: Node, stack: TestStackInfo): Promise<SharedClaim> {
  const owner = await register(node, stack, { minted: true })
  const claim = await createClaim(owner.session, owner.did, harvest)
  return { owner, verifier: null, claim, share: await shareClaim(owner.session, claim) }
}

export async function shareVerified(node: Node, stack: TestStackInfo): Promise<SharedClaim & { verifier: Registered }> {
  const owner = await register(node, stack, { minted: true })
  const verifier = await register(node, stack, { organization: 'Quinta do Vale' })
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  return { owner, verifier, claim, share: await shareClaim(owner.session, claim) }
}

/** The administrator accredits the verifier on the chain, where everybody reads it. */
export async function accredit({ session }: Registered, name: string, stack: TestStackInfo): Promise<void> {
  const administrator = stack.accounts.find(({ role }) => role === 'administrator')
  if (!administrator) throw new Error('The stack has no administrator')
  const account = privateKeyToAccount(administrator.privateKey)
  const wallet = createWalletClient({ account, transport: http(stack.rpcUrl) })
  const hash = await wallet.writeContract({
    abi: didRegistryAbi,
    address: stack.contracts.didRegistry,
    functionName: 'accredit',
    args: [session.address, name, 'quinta.example'],
    chain: null,
  })
  await waitForReceipt(wallet, hash)
}
