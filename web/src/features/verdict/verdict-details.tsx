import type { ParsedShare } from '@did/credentials/share-link'
import type { Hex } from '@did/domain/hex'
import { verdictTexts } from '../../texts/verdict.ts'
import { readableDate } from './describe-verdict.ts'
import type { Accreditation } from './registry-calls.ts'

const texts = verdictTexts.details

type VerdictDetailsProps = { share: ParsedShare & { kind: 'attested' }; digest: Hex; standing: Accreditation | null }

/** For whoever wants to check by hand: what was signed, by which key. */
export function VerdictDetails({ share: { message, signature }, digest, standing }: VerdictDetailsProps) {
  const rows: [string, string][] = [
    [texts.verifier, message.verifier],
    ...(standing?.isAccredited && standing.domain !== ''
      ? [[texts.standing, standing.domain] as [string, string]]
      : []),
    [texts.subject, message.subject],
    [texts.level, message.level],
    [texts.signedOn, readableDate(message.validFrom)],
    [texts.claim, String(message.claimId)],
    [texts.digest, digest],
    [texts.signature, signature],
  ]
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 sm:px-5">
      <summary className="flex min-h-11 items-center font-medium">{texts.summary}</summary>
      <dl className="flex flex-col gap-3 pb-4 text-sm">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
