/** Makes rows as the page does, from real links and from facts that a test changes. */
import { checkAttestation } from '@did/credentials/attestation/claim-attestation'
import { describeForeign } from '@did/credentials/foreign/describe-foreign'
import { encodeOpenShare, type ParsedShare, parseOpenShare } from '@did/credentials/share/share-link'
import { buildCredential, buildCredentialShare, buildFields } from '@did/credentials/test/credential-fixtures'
import { buildMessage, domain } from '@did/credentials/test/fixtures'
import { attested, everythingRight } from '@did/credentials/test/verdict-rig'
import { judgeShare, type VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Address } from '@did/domain/hex'
import { claimIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { JudgedForeign } from '../../../entities/foreign/judge-text.ts'
import { describeRow } from './describe-row.ts'
import { markRows } from './mark-rows.ts'
import type { Checked, Row } from './row.ts'

export const installation = {
  chainId: 31337,
  passkeys: { status: 'not-set-up' },
  verifierPolicy: 'open',
  rpcUrl: 'http://chain.example',
  didRegistry: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  deployedAtBlock: 0,
} as const

export function judged(facts: Partial<VerdictFacts> = {}, share: ParsedShare = attested): Checked['judged'] {
  const all = { ...everythingRight, ...facts, installation }
  return { share, verdict: judgeShare(share, all), findings: { facts: all } }
}

const block = { number: 7, hash: `0x${'77'.repeat(32)}` } as const

/** Rows without a link are never taken for repeated links. */
export function checkedRow(
  id: number,
  {
    facts = {},
    share = attested,
    link = null,
    beside = null,
  }: {
    facts?: Partial<VerdictFacts>
    share?: ParsedShare
    link?: string | null
    beside?: string | null
  } = {},
): Row {
  const checked: Checked = { judged: judged(facts, share), at: '2026-11-23T10:00:00.000Z', block }
  return {
    ...{ id, place: { name: 'Mail', line: id }, beside, link, share },
    kind: 'claim',
    state: { status: 'checked', checked },
  }
}

/** The verdict decides whether the row shows the content of the credential. */
export function credentialRow(id: number, judged: JudgedForeign): Row {
  const { facts, verdict } = judged
  const summary = { overall: verdict.overall, headline: describeForeign({ facts, verdict }), note: 'In short', judged }
  return {
    ...{ id, place: { name: 'vc.json', line: null }, beside: null, text: `The text of row ${id}` },
    kind: 'credential',
    status: 'checked',
    last: { summary, at: '2026-11-23T10:00:00.000Z' },
  }
}

export const forged = { attestation: { ok: false, reason: 'signer-mismatch' } } as const
export const incomplete = { kind: 'unreadable', code: 'share-incomplete' } as const
export const noClaim = {
  id: 9,
  place: { name: 'cat.png', line: null },
  beside: null,
  kind: 'no-claim',
  noClaim: { reason: 'no-code' },
} as const

export const mark = (...rows: Row[]) => markRows(rows.map(describeRow))

export async function namedRow(
  id: number,
  name: string,
  address: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  beside: string | null = null,
  change: Partial<VerdictFacts> = {},
) {
  const message = buildMessage({
    claimId: claimIdSchema.parse(id),
    subject: formatSubjectDid({ chainId: 31337, address }),
  })
  const leaves = buildFields(name)
  const { payloadBytes, proofText } = encodeOpenShare(await buildCredentialShare(['holder_name'], leaves, message))
  const share = parseOpenShare(payloadBytes, proofText)
  const { attestation, signature } = await buildCredential(leaves, message)
  const facts = {
    attestation: await checkAttestation(domain, { ...attestation, signature }),
    shareStatus: 'unknown',
  } as const
  return checkedRow(id, { share, beside, facts: { ...everythingRight, ...facts, ...change } })
}
