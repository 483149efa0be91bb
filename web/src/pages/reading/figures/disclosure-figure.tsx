import { disclosureFigure as texts } from '../../../texts/en/reading/tutorials/selective-disclosure.ts'
import { Figure, Words } from './figure.tsx'

const rowHeight = 38

export function DisclosureFigure() {
  const end = (texts.fields.length + 1) * rowHeight
  return (
    <Figure title={texts.title} description={texts.description} caption={texts.caption} height={end + 62}>
      {texts.fields.map(({ name, value }, index) => (
        <Row key={name} name={name} y={index * rowHeight} state={texts.opened}>
          <Words at={[92, index * rowHeight + 24]} width={136} anchor="start" isStrong>
            {value}
          </Words>
        </Row>
      ))}
      <Row name={texts.sealedField} y={end - rowHeight} state={texts.sealed} isSealed>
        <rect x={92} y={end - rowHeight + 11} width={118} height={16} rx={4} className="fill-line-strong" />
      </Row>
      <path d={`M14 ${end + 2} v8 h292 v-8 M160 ${end + 10} v8`} fill="none" strokeWidth={1.5} className="stroke-ok" />
      <rect x={50} y={end + 18} width={220} height={40} rx={10} className="fill-ok-soft stroke-ok" />
      <Words at={[160, end + 43]} width={212} isStrong className="fill-ok">
        {texts.signature}
      </Words>
    </Figure>
  )
}

type RowProps = { name: string; y: number; state: string; isSealed?: boolean; children: React.ReactNode }

function Row({ name, y, state, isSealed = false, children }: RowProps) {
  return (
    <g>
      <rect x={2} y={y + 2} width={316} height={34} rx={8} className="fill-canvas stroke-line" />
      <Words at={[12, y + 24]} width={76} anchor="start">
        {name}
      </Words>
      {children}
      <Words at={[308, y + 24]} width={72} anchor="end" className={isSealed ? 'fill-wait' : 'fill-ok'}>
        {state}
      </Words>
    </g>
  )
}
