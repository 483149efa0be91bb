import { Words } from './figure.tsx'

type Step = { label: string; note: string }

export const stepHeight = 44

export function Timeline({ steps, standsOut }: { steps: readonly Step[]; standsOut: number }) {
  return (
    <g>
      <line x1={18} y1={20} x2={18} y2={20 + (steps.length - 1) * stepHeight} strokeWidth={2} className="stroke-line" />
      {steps.map(({ label, note }, index) => {
        const y = 20 + index * stepHeight
        const doesStandOut = index === standsOut
        return (
          <g key={label}>
            <circle cx={18} cy={y} r={14} className={doesStandOut ? 'fill-brand' : 'fill-brand-soft'} />
            <text
              x={18}
              y={y + 5}
              textAnchor="middle"
              fontSize={14}
              fontWeight={600}
              className={doesStandOut ? 'fill-on-brand' : 'fill-brand'}
            >
              {index + 1}
            </text>
            <Words at={[44, y + 5]} width={186} anchor="start" isStrong>
              {label}
            </Words>
            <Words at={[318, y + 5]} width={84} anchor="end" className={doesStandOut ? 'fill-wait' : 'fill-ink-2'}>
              {note}
            </Words>
          </g>
        )
      })}
    </g>
  )
}
