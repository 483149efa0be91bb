import { overallLooks } from '../../../entities/verdict/outcome-look.ts'
import { checkManyTexts as texts } from '../../../texts/en/share/check-many.ts'
import { Badge } from '../../../ui/badge.tsx'
import { countOverall, listPersons, overallOrder } from '../rows/arrange-rows.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { overallTones } from './overall-tones.ts'

/** Says how many rows have which verdict, and which names the verifiers confirmed. */
export function Summary({ rows }: { rows: readonly MarkedRow[] }) {
  const counts = countOverall(rows)
  const persons = listPersons(rows)
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {overallOrder
          .filter((overall) => counts[overall] > 0)
          .map((overall) => (
            <li key={overall}>
              <Badge tone={overallTones[overall]} icon={overallLooks[overall].icon}>
                {texts.counts(counts[overall], overall)}
              </Badge>
            </li>
          ))}
      </ul>
      {persons.length > 0 && (
        <p className="text-sm text-ink-2">
          {texts.persons}:{' '}
          {persons.map(({ name, count }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <bdi className="break-words text-ink-1">{texts.person(name, count)}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
