import { listDerivedFacts } from '@did/domain/derived-facts'
import { judgeFact } from '@did/proofs/derived-facts'
import { CircleAlert, CircleX, ShieldCheck } from 'lucide-react'
import { shortDate } from '../../texts/dates.ts'
import { describeFact, nameFact } from '../../texts/derived-facts.ts'
import { proofFieldLabel, proofTexts } from '../../texts/proof.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PendingAsked } from './signed-text.ts'

const texts = proofTexts.stated
const looks = {
  agrees: { tone: 'ok', icon: ShieldCheck },
  contradicts: { tone: 'bad', icon: CircleX },
  unknown: { tone: 'wait', icon: CircleAlert },
} as const

/** The plain facts that the claim states, beside the birth date they must follow from. Nothing is shown of a claim without any. */
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
