import { comma } from '@did/domain/texts/en/punctuation'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { countRepeats, countRows, listPersons } from '../rows/arrange-rows.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { OverallBadge } from './overall-badge.tsx'

export function Summary({ rows, missing }: { rows: readonly MarkedRow[]; missing: readonly string[] }) {
  const persons = listPersons(rows)
  const repeats = countRepeats(rows)
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {countRows(rows).map(({ what, count }) => (
          <li key={what}>
            <OverallBadge what={what}>{texts.counts(count, what)}</OverallBadge>
          </li>
        ))}
      </ul>
      {repeats > 0 && <p className="text-sm text-ink-2">{texts.repeats(repeats)}</p>}
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
      {missing.length > 0 && (
        <p className="text-sm break-words text-wait">
          {texts.missing}: {missing.join(comma)}
        </p>
      )}
    </div>
  )
}
