import type { ReactNode } from 'react'

export function FactList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {rows.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and rows never move
        <div key={place}>
          <dt className="text-ink-3">{name}</dt>
          <dd dir="auto" className="break-words">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
