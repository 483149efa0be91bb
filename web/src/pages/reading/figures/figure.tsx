import { type ReactNode, useId } from 'react'

type FigureProps = { title: string; description: string; caption: string; height: number; children: ReactNode }

/**
 * The drawing is 320 units wide. On a phone of 360 px, one unit is nearly one pixel, so people can
 * read text of 12 units.
 */
export function Figure({ title, description, caption, height, children }: FigureProps) {
  const id = useId()
  return (
    <figure className="m-0 mt-6 rounded-2xl border border-line bg-surface px-3 py-4 sm:px-6">
      <svg
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description`}
        viewBox={`0 0 320 ${height}`}
        direction="ltr"
        className="mx-auto block w-full max-w-sm"
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}description`}>{description}</desc>
        {children}
      </svg>
      <figcaption className="mx-auto mt-3 max-w-md text-center text-sm text-pretty text-ink-2">{caption}</figcaption>
    </figure>
  )
}

const boxes = {
  plain: { box: 'fill-canvas stroke-line-strong', text: 'fill-ink-1', note: 'fill-ink-2' },
  brand: { box: 'fill-brand stroke-brand', text: 'fill-on-brand', note: 'fill-on-brand' },
  ok: { box: 'fill-ok-soft stroke-ok', text: 'fill-ok', note: 'fill-ok' },
  wait: { box: 'fill-wait-soft stroke-wait', text: 'fill-wait', note: 'fill-wait' },
  bad: { box: 'fill-bad-soft stroke-bad', text: 'fill-bad', note: 'fill-bad' },
} as const
export type BoxTone = keyof typeof boxes

type BoxProps = {
  at: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  tone?: BoxTone
} & {
  label: string
  note?: string
}

export function Box({ at: [x, y], size: [width, height], tone = 'plain', label, note }: BoxProps) {
  const look = boxes[tone]
  const middle = x + width / 2
  const base = y + height / 2 + 5
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={10} className={look.box} />
      <Words at={[middle, note === undefined ? base : base - 8]} width={width - 8} isStrong className={look.text}>
        {label}
      </Words>
      {note !== undefined && (
        <Words at={[middle, base + 10]} width={width - 8} className={look.note}>
          {note}
        </Words>
      )}
    </g>
  )
}

type Point = readonly [x: number, y: number]

export function Arrow({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    <g className="fill-ink-3 stroke-ink-3">
      <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={1.5} />
      <path d="M0 0 L-8 -4 L-8 4 Z" stroke="none" transform={`translate(${x2} ${y2}) rotate(${angle.toFixed(1)})`} />
    </g>
  )
}

type WordsProps = {
  at: Point
  /** The greatest width of the words, in units. Wider words are drawn smaller. */
  width: number
  anchor?: 'start' | 'middle' | 'end'
  isStrong?: boolean
  className?: string
  children: string
}

/** The width of an average letter, as a fraction of the letter's height. */
const letterWidth = { plain: 0.52, strong: 0.56 }

export function Words({
  at: [x, y],
  width,
  anchor = 'middle',
  isStrong = false,
  className = isStrong ? 'fill-ink-1' : 'fill-ink-2',
  children,
}: WordsProps) {
  const fitting = width / (children.length * letterWidth[isStrong ? 'strong' : 'plain'])
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={Math.min(isStrong ? 14 : 12, Math.floor(fitting * 10) / 10)}
      fontWeight={isStrong ? 600 : 400}
      className={className}
    >
      {children}
    </text>
  )
}
