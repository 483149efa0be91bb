import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { type User, userSchema } from '@did/domain/account/user'
import { didSchema } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { createClient, http, maxUint64, parseEventLogs, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract, writeContract } from 'viem/actions'
import { z } from 'zod'
import { type ApiSession, signIn } from './api-session.ts'
import { type DemoAccount, demoAccounts, demoAdministrator, demoUniversity } from './demo-accounts.ts'

export type Installation = { apiUrl: string; publicUrl: string; rpcUrl: string; chainId: number; didRegistry: Address }

/**
 * Does for the demo verifiers what a verifier would do in the browser: signs in, makes a profile,
 * becomes a verifier, and mints a DID. Existing data stays. The demo owner gets neither a profile
 * nor a DID, so that a newcomer sees the wizard. The administrator accredits the university but not
 * the clinic, so that a newcomer can ask one accredited verifier and one verifier that nobody
 * accredited.
 */
export async function ensureDemoPeople(installation: Installation, signal: AbortSignal): Promise<void> {
  const verifiers = demoAccounts.filter(({ role }) => role === 'verifier')
  const done = await Promise.allSettled([
    ensureAccredited(installation),
    ...verifiers.map((verifier) => ensureVerifier(installation, verifier, signal)),
  ])
  for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason
}

/**
 * Accredits the demo university, unless it was accredited at any earlier time. So a university that
 * was suspended stays suspended.
 */
async function ensureAccredited({ rpcUrl, didRegistry }: Installation): Promise<void> {
  const account = privateKeyToAccount(demoAdministrator.privateKey)
  const client = createClient({ account, transport: http(rpcUrl) })
  const registry = { abi: didRegistryAbi, address: didRegistry } as const
  const administratorRole = zeroHash
  const [mayAccredit, [, , , since]] = await Promise.all([
    readContract(client, { ...registry, functionName: 'hasRole', args: [administratorRole, account.address] }),
    readContract(client, { ...registry, functionName: 'accreditationAt', args: [demoUniversity.address, maxUint64] }),
  ])
  if (!mayAccredit || since > 0n) return
  const args = [demoUniversity.address, demoUniversity.organization, ''] as const
  const hash = await writeContract(client, { ...registry, functionName: 'accredit', args, chain: null })
  const { status } = await waitForReceipt(client, hash)
  if (status !== 'success') throw new Error(`The accreditation ${hash} was reverted`)
}

async function ensureVerifier(installation: Installation, person: DemoAccount, signal: AbortSignal): Promise<void> {
  const session = await signIn(installation, person.privateKey, signal)
  try {
    const user = session.user ?? (await createProfile(session, person))
    if (!user.isVerifier) await becomeVerifier(session, user, person)
    await ensureDid(session, installation, person)
  } finally {
    await session.call('POST', '/api/auth/logout')
  }
}

async function createProfile(session: ApiSession, person: DemoAccount): Promise<User> {
  const { username, name, email, address } = person
  const body = { username, name, email, walletAddress: address, isVerifier: false }
  return userSchema.parse(await session.call('POST', '/api/users', body))
}

async function becomeVerifier(session: ApiSession, user: User, person: DemoAccount): Promise<void> {
  await session.call('PUT', `/api/users/${user.id}/verifier`, { status: true, organization: person.organization })
}

async function ensureDid(session: ApiSession, installation: Installation, person: DemoAccount): Promise<void> {
  const dids = z.array(didSchema).parse(await session.call('GET', `/api/dids/owner/${person.address}`))
  if (dids.length > 0) return
  const tokenId = await mintDid(installation, person)
  await session.call('POST', '/api/dids', { tokenId, owner: person.address })
}

async function mintDid({ rpcUrl, didRegistry }: Installation, person: DemoAccount): Promise<string> {
  const account = privateKeyToAccount(person.privateKey)
  const client = createClient({ account, transport: http(rpcUrl) })
  const call = { abi: didRegistryAbi, address: didRegistry, functionName: 'mintDID', chain: null } as const
  const hash = await writeContract(client, call)
  const { logs } = await waitForReceipt(client, hash)
  const [minted] = parseEventLogs({ abi: didRegistryAbi, eventName: 'DidMinted', logs })
  if (!minted) throw new Error(`The mint ${hash} has no DidMinted event`)
  return minted.args.tokenId.toString()
}
