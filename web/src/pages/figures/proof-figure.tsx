import { proofFigure as texts } from '../../texts/tutorials/zero-knowledge-proofs.ts'
import { Box, Figure, Label } from './figure.tsx'

export function ProofFigure() {
  const caption = __EMBEDDED__ ? texts.caption : texts.captionWithout
  return (
    <Figure title={texts.title} description={texts.description} caption={caption} height={218}>
      <Label at={[76, 16]} isStrong>
        {texts.shown}
      </Label>
      <Label at={[244, 16]} isStrong>
        {texts.proven}
      </Label>
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

/** The same line twice: to be read, and covered. */
function Line({ field, value, y }: { field: string; value: string; y: number }) {
  return (
    <g>
      <Label at={[14, y + 4]} anchor="start">
        {field}
      </Label>
      <text x={140} y={y + 4} textAnchor="end" fontSize={13} fontWeight={600} className="fill-ink-1">
        {value}
      </text>
      <Label at={[182, y + 4]} anchor="start">
        {field}
      </Label>
      <rect x={236} y={y - 8} width={70} height={16} rx={4} className="fill-line-strong" />
    </g>
  )
}
