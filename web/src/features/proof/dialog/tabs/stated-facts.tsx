import { listDerivedFacts } from '@did/domain/claim/age-facts'
import { describeFact, nameFact } from '@did/domain/texts/en/proof/derived-facts'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { judgeFact } from '@did/proofs/age-facts'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleX from 'lucide-react/icons/circle-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { proofFieldLabel, proofTexts } from '../../../../texts/en/proof/proof.ts'
import { Notice } from '../../../../ui/notice.tsx'

const texts = proofTexts.stated
const looks = {
  agrees: { tone: 'ok', icon: ShieldCheck },
  contradicts: { tone: 'bad', icon: CircleX },
  unknown: { tone: 'wait', icon: CircleAlert },
} as const

/** Each fact that the claim states must follow from the date of birth. */
export function StatedFacts({ request, dateOfBirth }: { request: PendingAsked; dateOfBirth: string | null }) {
  const { issueDate } = request.claim
  const facts = listDerivedFacts(request.leaves)
  if (facts.length === 0) return null
  const standings = facts.map((fact) => judgeFact(fact, { dateOfBirth, day: issueDate }))
  const standing = standings.find((each) => each !== 'agrees') ?? 'agrees'
  const rows = [
    [proofFieldLabel('dateOfBirth'), dateOfBirth === null ? texts.noDate : shortDate(dateOfBirth)],
    ...facts.map((fact) => [nameFact(fact.field), describeFact(fact, issueDate)]),
  ]
  return (
    <section aria-labelledby="stated-facts" className="flex flex-col gap-3 rounded-2xl border border-line p-4">
      <h3 id="stated-facts" className="font-semibold">
        {texts.heading}
      </h3>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Notice {...looks[standing]}>{texts[standing]}</Notice>
    </section>
  )
}
