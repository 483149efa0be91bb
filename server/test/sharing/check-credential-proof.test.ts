import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { attachProved } from '@did/credentials/share/share-link'
import type { Claim } from '@did/domain/claim/claim'
import type { ProofStatement } from '@did/domain/proof/proof'
import type { CreatedShare } from '@did/domain/share/share-record'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { demoAdministrator } from '@did/local/demo-accounts'
import { attributeRoot, commitRoot, holderKey } from '@did/proofs/attributes/commitment'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { encodeProofForSomebody, type ProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { expect, inject } from 'vitest'
import { holding, oneClause, prove } from '../../../proofs/test/proof-fixtures.ts'
import {
  buildClaim,
  buildSentAttributes,
  buildUser,
  buildVerification,
  buildVerifier,
  mint,
  type Person,
} from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { check, checkLater } from './run-checker.ts'

const stack = inject('stack')
const today = dayNumber(new Date().toISOString().slice(0, 10))
const { slots, secret, schema, expiry } = holding
const holder = holderKey(secret)
const commitment = commitRoot(attributeRoot(slots), { holder, schema, expiry })

let plain: string
let proved: ProofForSomebody
test.beforeAll(async ({ node }) => {
  const { id, url } = await shareWithProof(node, await buildUser(node))
  const end = { audience: 'Harbour Club', expiresAt: Math.floor(Date.now() / 1000) + 86_400 }
  const { chainId, didRegistry } = node.ctx.config
  const context = shareContext({ chainId, didRegistry, shareId: id, ...end, statement: oneClause })
  const made = await prove({ context, today })
  plain = url
  proved = { statement: oneClause, today, nullifier: made.binding.nullifier, proof: made.proof, ...end }
})

async function shareWithProof(node: Node, owner: Person): Promise<CreatedShare> {
  const verifier = await buildVerifier(node, 'Registry of Births')
  const { address } = verifier.client
  const args = [address, 'Registry of Births', ''] as const
  await controlChain(stack).send(demoAdministrator.address, { abi, functionName: 'accredit', args })
  await mint(owner.client)
  const claim = await buildClaim(owner)
  const attributes = await buildSentAttributes({ owner, verifier, claim }, { commitment, holder })
  const asked = { claimId: claim.id, verifierId: verifier.user.id, attributes, claimHash: claim.claimHash }
  const request = await owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', asked)
  const verification = await buildVerification(verifier, { claim, request, commitment })
  await verifier.client.ok<Claim>('PUT', `/api/claims/${claim.id}/verify`, verification)
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
  return owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, { kind: 'proof', expiresAt })
}

const linkWith = (changes: Partial<ProofForSomebody> = {}) =>
  attachProved(plain, encodeProofForSomebody({ ...proved, ...changes }))
const here = ['--rpc', stack.rpcUrl]

test('check-credential shows what a proof in a link proves and for whom, and exits with 2 because the proof does not name the person whom the claim is about', async () => {
  const { code, output } = await check(linkWith(), ...here)
  expect(output).toMatch(/^Passed {16}Proved for “Harbour Club” until .*: it was issued to somebody born on or before/m)
  expect(output).not.toContain('You can rely on this claim.')
  expect(output).toMatch(/^Warning {15}It does not say whose it is/m)
  expect(code).toBe(2)
})

test('check-credential exits with 1 for a changed proof in a link, even if the link’s checksum is correct', async () => {
  const [clause] = oneClause.clauses
  const statement = { ...oneClause, clauses: [{ ...clause, most: '1990-01-01' }] } as ProofStatement
  const { code, output } = await check(linkWith({ statement }), ...here)
  expect(output).toContain('The proof in the link was changed, or made for another link')
  expect(code).toBe(1)
})

test('check-credential exits with 2 for a link with a proof that has expired', async () => {
  const { code, output } = await checkLater(linkWith(), ...here)
  expect(output).toContain('The proof for “Harbour Club” ended on')
  expect(code).toBe(2)
})
