import { domain, verifierWallet } from '@did/credentials/test-fixtures'
import { claimSchema } from '@did/domain/claim'
import { didIdSchema, userIdSchema } from '@did/domain/ids'
import { afterEach, expect, test, vi } from 'vitest'
import { saveAttributes } from './commit-attributes.ts'
import { createVault } from './open-vault.ts'
import { sealForVerifier } from './send-to-verifier.ts'
import { buildWay, MemoryServer, wallet } from './vault-fixtures.ts'
import { keepOpen, lockVault } from './vault-store.ts'

const createdAt = '2026-11-22T00:00:00.000Z'
const claim = claimSchema.parse({
  id: 3,
  didId: 7,
  type: 'kyc',
  title: 'Resident',
  issuer: '',
  issueDate: '2026-11-22',
  description: 'Seen in person',
  isVerified: false,
  isPrivate: false,
  isSelective: true,
  verificationLevel: null,
  standing: 'none',
  validUntil: null,
  previousClaimId: null,
  claimHash: `0x${'11'.repeat(32)}`,
  details: `0x${'22'.repeat(32)}`,
  chainRecord: 'none',
  createdAt,
  version: 1,
})
const verifier = { id: userIdSchema.parse(5), walletAddress: verifierWallet.address }
const rpcUrl = 'http://chain.example'
const config = {
  chainId: domain.chainId,
  rpcUrl,
  didRegistry: domain.verifyingContract,
  verifierPolicy: 'open',
  embedded: true,
}

/** A contract wallet's, so that the chain alone could judge it. */
const key = {
  verifier: verifier.walletAddress,
  publicKey: `0x${'ab'.repeat(32)}`,
  createdAt: 1_795_219_200,
  signature: `0x${'cd'.repeat(96)}`,
}

afterEach(() => {
  lockVault()
  vi.unstubAllGlobals()
})

/** The chain is silent. */
const answer = (found: typeof key | null) =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === rpcUrl) throw new TypeError('Failed to fetch')
    return Response.json(url.endsWith('/api/config') ? config : { key: found })
  })

async function openWithAttributes(): Promise<void> {
  const server = new MemoryServer()
  const vault = await createVault(server, wallet, [buildWay()])
  const did = { id: didIdSchema.parse(7), createdAt }
  keepOpen(await saveAttributes(server, vault, { claim, did, values: { country: 'PT' } }))
}

test.each([
  ['a key that nobody can check at the moment', 'unknown', key],
  ['no key', 'none', null],
  ['a key that another wallet signed', 'bad', { ...key, verifier: wallet }],
])('attributes are kept back from a verifier with %s, and why is told', async (_, why, found) => {
  answer(found)
  await openWithAttributes()
  expect(await sealForVerifier(claim, verifier)).toEqual({ kind: 'withheld', why })
})

test('attributes that were entered for another type of claim are kept back, and that is told', async () => {
  answer(null)
  await openWithAttributes()
  const reworded = { ...claim, type: 'education' }
  expect(await sealForVerifier(reworded, verifier)).toEqual({ kind: 'withheld', why: 'other-type' })
})

test('without attributes there is nothing to tell', async () => {
  answer(null)
  expect(await sealForVerifier(claim, verifier)).toEqual({ kind: 'nothing' })
})
