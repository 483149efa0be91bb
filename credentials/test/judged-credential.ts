/** Builds a credential of this product in another format, and judges it as the page does. */
import { describeEvidence } from '../src/attestation/attestation-evidence.ts'
import { checkAttestation } from '../src/attestation/claim-attestation.ts'
import { describeContent } from '../src/foreign/content.ts'
import { type ForeignFacts, judgeForeign } from '../src/foreign/judge-foreign.ts'
import { readOwnEvidence } from '../src/foreign/own-evidence.ts'
import { readForeign } from '../src/foreign/read-foreign.ts'
import { buildCredential, buildFields } from './credential-fixtures.ts'
import { buildMessage, domain } from './fixtures.ts'
import { buildIssuer, signJwt } from './foreign-issuer.ts'
import { everythingRight, now } from './verdict-rig.ts'

/**
 * `exp` is the end of the credential itself. `changes` are the facts that differ from those of a
 * genuine credential.
 */
export async function buildJudged({
  leaves = buildFields(),
  unsigned = buildMessage(),
  exp = now + 100,
  changes = {} as Partial<ForeignFacts>,
} = {}) {
  const { attestation, signature } = await buildCredential(leaves, unsigned)
  const { message } = attestation
  const stored = leaves.map((leaf) => ({ ...leaf, isOpenByDefault: true }))
  const payload = {
    ...{ iss: 'did:web:id.example', vct: 'https://id.example/vct/verified-claim', exp },
    ...{ title: message.title, claimType: message.claimType, issueDate: message.issueDate },
    fields: Object.fromEntries(leaves.map(({ field, value }) => [field, value])),
    fieldOpenings: Object.fromEntries(leaves.map(({ field, label, kind, salt }) => [field, { label, kind, salt }])),
    attestation: describeEvidence(domain, { ...attestation, signature }, stored),
  }
  const text = readForeign(`${signJwt(buildIssuer(1, 'P-256'), payload)}~`)
  if (text === null) throw new Error('The credential cannot be read')
  const content = describeContent(text)
  const checked = await checkAttestation(domain, { ...attestation, signature })
  const facts: ForeignFacts = {
    now,
    signature: { ok: true, issuer: 'did:web:id.example' },
    issuer: { kind: 'service' },
    status: 'standing',
    period: content.period,
    own: { evidence: readOwnEvidence(text), facts: { ...everythingRight, attestation: checked } },
    ...changes,
  }
  return {
    facts,
    verdict: judgeForeign(facts),
    content,
    fetched: { document: new Set<string>(), list: new Set<string>() },
  }
}
