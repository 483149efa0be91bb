import type { Row } from '@did/domain/share/own-words'
import type { ReactNode } from 'react'
import { QuotedUnless } from '../../ui/text/quoted.tsx'

/** Puts what others wrote in quotation marks, because a name or a value may equal one of ours. */
export function ContentRows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ name, value, isOwnName, isOwnValue }, place) => (
    <Member
      // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and rows never move
      key={place}
      name={<QuotedUnless own={isOwnName} words={name} />}
      value={<QuotedUnless own={isOwnValue} words={value} className="whitespace-pre-line" />}
    />
  ))
}

export function Member({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd dir="auto" className="break-words text-ink-1">
        {value}
      </dd>
    </div>
  )
}
