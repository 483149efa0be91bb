import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import { knowIssuer } from '@did/credentials/foreign/know-issuer'
import { checkJwt } from '@did/credentials/presentation/check-jwt'
import { checkLdp } from '@did/credentials/presentation/check-ldp'
import { checkSdJwt } from '@did/credentials/presentation/check-sd-jwt'
import { judgePresented } from '@did/credentials/presentation/judge-presented'
import { isShown, type Presented, type PresentedCredential } from '@did/credentials/presentation/presented-credential'
import { readPresented } from '@did/credentials/presentation/read-presented'
import { describeCheck } from '@did/credentials/verdict/describe-verdict'
import type { AttestedShare } from '@did/credentials/verdict/find-revocation'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import { type PresentedIssuer, pathOfClaim } from '@did/domain/portable/presentation-request'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { Context } from '../../context.ts'
import type { PresentationRequestRow } from '../../db/schema/presentations.ts'
import { typeAddress } from '../portable-credentials/sd-jwt.ts'
import { issuerDid } from '../status-lists/issuer.ts'
import { judgeStranger } from './judge-stranger.ts'
import { fail, type Judged, listPassed, verify, warn } from './judged.ts'
import { basicDetails } from './request-object.ts'
import { describeIssuer } from './resolve-issuer.ts'
import { type FindEntry, findStatusFault, openEntries } from './revocation.ts'
import { surroundingsOf } from './surroundings.ts'

type Shown = { presentation: unknown; audience: string; resolve: ResolveDid }

/** OpenID4VP 1.0, section 8.6, says when a presentation counts. */
export async function judgePresentation(ctx: Context, request: PresentationRequestRow, shown: Shown): Promise<Judged> {
  const presented = await check(ctx, request, shown)
  if (!presented.ok) return fail(presented.fault)
  const { credential } = presented
  const { resolve } = shown
  const issuer = describeIssuer(ctx, credential.issuer)
  if (!listWanted(request).every((name) => isShown(credential.claims, pathOfClaim(name)))) return fail('claims-missing')
  // A stranger's credential may contain a copied attestation, so the attestation must not count.
  if (issuer.kind === 'stranger') return judgeStranger(ctx, { credential, issuer, resolve })
  const findEntry = openEntries(ctx)
  if (isBareWallet(issuer, credential) && !(await wasAccredited(ctx, issuer.id, findEntry)))
    return judgeStranger(ctx, { credential, issuer: { ...issuer, kind: 'stranger' }, resolve })
  if (!isOfWalletKey(credential)) return fail('not-bound')
  const statusFault = await findStatusFault(ctx, credential.status, findEntry)
  if (statusFault) return fail(statusFault)
  const read = readPresented(credential)
  if (read.kind === 'differs' || (read.kind === 'attested' && read.bare.length > 0)) return fail('words-differ')
  if (read.kind === 'attested') return judgeAttested(ctx, { credential, issuer, share: read.share, findEntry })
  // A thief of the service's key may also have the verifier's issuing key, which must not be enough
  // to invent a claim.
  if (issuer.kind === 'verifier') return fail('attestation-false')
  return verify(credential, issuer, { overall: 'caution', checks: [...listPassed(issuer), warn('service-only')] })
}

/**
 * The service and the verifiers issue credentials only to keys of wallets. The file that an owner
 * downloads names the owner's did:ethr instead. Other people's registry (ERC-1056) says which keys
 * that DID has, and somebody who held the identity's key before a recovery can still add keys
 * there.
 */
function isOfWalletKey({ presenter }: PresentedCredential): boolean {
  return presenter === null || /^did:(?:key|jwk):/.test(presenter)
}

/**
 * A wallet of this chain that issues a credential without an attestation may never have been a
 * verifier.
 */
function isBareWallet({ kind }: PresentedIssuer, { claims }: PresentedCredential): boolean {
  return kind === 'verifier' && claims['attestation'] === undefined
}

/**
 * A wallet that is no longer accredited counts, too. Returns true if the chain does not answer,
 * because the wallet may have been accredited.
 */
async function wasAccredited(ctx: Context, did: string, findEntry: FindEntry): Promise<boolean> {
  const serviceDid = issuerDid(ctx.config.publicUrl)
  const known = await knowIssuer(did, { ...surroundingsOf(ctx, findEntry), serviceDid })
  return known.kind !== 'stranger' && (known.kind !== 'verifier' || known.standing.since > 0)
}

/** If a request lists no claims, an answer without the attestation is accepted, too. */
function listWanted({ claims }: PresentationRequestRow): readonly string[] {
  return claims ?? basicDetails.filter((name) => name !== 'attestation')
}

async function check(
  ctx: Context,
  request: PresentationRequestRow,
  { presentation, audience, resolve }: Shown,
): Promise<Presented> {
  const { publicUrl } = ctx.config
  const asked = { audience, nonce: request.nonce, vct: typeAddress(publicUrl) }
  const surroundings = { now: Math.floor(ctx.now().getTime() / 1000), resolve }
  switch (request.configuration) {
    case 'claim_sd_jwt':
      return checkSdJwt(presentation, asked, surroundings)
    case 'claim_jwt':
      return checkJwt(presentation, asked, surroundings)
    case 'claim_ldp':
      return checkLdp(presentation, { ...asked, type: 'VerifiedClaim' }, surroundings)
    case 'claim_ob':
      return checkLdp(presentation, { ...asked, type: 'OpenBadgeCredential' }, surroundings)
  }
}

type Attested = { credential: PresentedCredential; issuer: PresentedIssuer; share: AttestedShare; findEntry: FindEntry }

/** The answer fails if its attestation is not genuine. */
async function judgeAttested(ctx: Context, { credential, issuer, share, findEntry }: Attested): Promise<Judged> {
  const { chainId } = ctx.config
  const verifier = formatSubjectDid({ chainId, address: share.message.verifier })
  if (issuer.kind === 'verifier' && issuer.id !== verifier) return fail('words-differ')
  const { verdict, findings } = await judgePresented(
    { share, issuer: issuer.kind, issuedAt: credential.issuedAt },
    surroundingsOf(ctx, findEntry),
  )
  const described = { share, verdict, facts: findings.facts }
  const checks = verdict.checks.map((each) => ({
    code: each.code,
    outcome: each.outcome,
    sentence: describeCheck(each, described),
  }))
  const { facts } = findings
  const known: PresentedIssuer = wasNeverAccredited(issuer, facts) ? { ...issuer, kind: 'stranger' } : issuer
  const unknown = known.kind === 'stranger' ? [warn('issued-by-stranger')] : []
  const whole = { overall: verdict.overall, checks: [...listPassed(known), ...unknown, ...checks] }
  if (verdict.overall !== 'not-genuine') return verify(credential, known, whole)
  return { state: 'failed', fault: isRevoked(facts) ? 'revoked' : 'attestation-false', verdict: whole }
}

function wasNeverAccredited({ kind }: PresentedIssuer, { standing }: VerdictFacts): boolean {
  return kind === 'verifier' && standing !== 'unknown' && standing.now.since === 0
}

function isRevoked({ attestation, revocation }: VerdictFacts): boolean {
  return attestation !== 'unknown' && attestation.ok && revocation !== 'unknown' && revocation.kind === 'revoked'
}
