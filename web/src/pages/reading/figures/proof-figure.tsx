import { proofFigure as texts } from '../../../texts/en/reading/tutorials/zero-knowledge-proofs.ts'
import { Box, Figure, Words } from './figure.tsx'

export function ProofFigure() {
  return (
    <Figure title={texts.title} description={texts.description} caption={texts.caption} height={218}>
      <Words at={[76, 16]} width={148} isStrong>
        {texts.shown}
      </Words>
      <Words at={[244, 16]} width={148} isStrong>
        {texts.proven}
      </Words>
      <rect x={2} y={28} width={148} height={120} rx={10} className="fill-canvas stroke-line-strong" />
      <rect x={170} y={28} width={148} height={120} rx={10} className="fill-canvas stroke-line-strong" />
      {texts.fields.map((field, index) => (
        <Line key={field} field={field} value={texts.values[index] ?? ''} y={56 + index * 36} />
      ))}
      <Box at={[2, 162]} size={[148, 52]} tone="bad" label={texts.seen} />
      <Box at={[170, 162]} size={[148, 52]} tone="ok" label={texts.answer} note={texts.question} />
    </Figure>
  )
}

function Line({ field, value, y }: { field: string; value: string; y: number }) {
  return (
    <g>
      <Words at={[14, y + 4]} width={56} anchor="start">
        {field}
      </Words>
      <Words at={[140, y + 4]} width={66} anchor="end" isStrong>
        {value}
      </Words>
      <Words at={[182, y + 4]} width={50} anchor="start">
        {field}
      </Words>
      <rect x={236} y={y - 8} width={70} height={16} rx={4} className="fill-line-strong" />
    </g>
  )
}
