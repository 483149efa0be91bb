import { disclosureFigure as texts } from '../../texts/tutorials/selective-disclosure.ts'
import { Figure, Label } from './figure.tsx'

const rowHeight = 38

export function DisclosureFigure() {
  const end = (texts.fields.length + 1) * rowHeight
  return (
    <Figure title={texts.title} description={texts.description} caption={texts.caption} height={end + 62}>
      {texts.fields.map(({ name, value }, index) => (
        <Row key={name} name={name} y={index * rowHeight} state={texts.opened}>
          <text x={92} y={index * rowHeight + 24} fontSize={14} fontWeight={600} className="fill-ink-1">
            {value}
          </text>
        </Row>
      ))}
      <Row name={texts.sealedField} y={end - rowHeight} state={texts.sealed} isSealed>
        <rect x={92} y={end - rowHeight + 11} width={118} height={16} rx={4} className="fill-line-strong" />
      </Row>
      <path d={`M14 ${end + 2} v8 h292 v-8 M160 ${end + 10} v8`} fill="none" strokeWidth={1.5} className="stroke-ok" />
      <rect x={50} y={end + 18} width={220} height={40} rx={10} className="fill-ok-soft stroke-ok" />
      <text x={160} y={end + 43} textAnchor="middle" fontSize={14} fontWeight={600} className="fill-ok">
        {texts.signature}
      </text>
    </Figure>
  )
}

type RowProps = { name: string; y: number; state: string; isSealed?: boolean; children: React.ReactNode }

function Row({ name, y, state, isSealed = false, children }: RowProps) {
  return (
    <g>
      <rect x={2} y={y + 2} width={316} height={34} rx={8} className="fill-canvas stroke-line" />
      <Label at={[12, y + 24]} anchor="start">
        {name}
      </Label>
      {children}
      <text
        x={308}
        y={y + 24}
        textAnchor="end"
        fontSize={12}
        fontWeight={600}
        className={isSealed ? 'fill-wait' : 'fill-ok'}
      >
        {state}
      </text>
    </g>
  )
}
