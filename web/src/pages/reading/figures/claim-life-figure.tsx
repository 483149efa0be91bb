import { claimLifeFigure as texts } from '../../../texts/en/reading/tutorials/managing-claims.ts'
import { Arrow, Box, Figure, Words } from './figure.tsx'

export function ClaimLifeFigure() {
  return (
    <Figure title={texts.title} description={texts.description} caption={texts.caption} height={362}>
      <Box at={[90, 2]} size={[140, 46]} tone="wait" label={texts.pending} />
      <Arrow from={[160, 48]} to={[160, 100]} />
      <Words at={[168, 78]} width={136} anchor="start">
        {texts.ask}
      </Words>
      <Box at={[90, 102]} size={[140, 46]} label={texts.waiting} />
      <path d="M90 125 H40 V25 H82" fill="none" strokeWidth={1.5} className="stroke-ink-3" />
      <Arrow from={[80, 25]} to={[88, 25]} />
      <Words at={[2, 168]} width={150} anchor="start">
        {texts.rejected}
      </Words>
      <Arrow from={[160, 148]} to={[160, 200]} />
      <Words at={[168, 182]} width={136} anchor="start">
        {texts.signs}
      </Words>
      <Box at={[90, 202]} size={[140, 46]} tone="ok" label={texts.verified} />
      <Arrow from={[120, 248]} to={[72, 298]} />
      <Arrow from={[190, 248]} to={[226, 298]} />
      <Box at={[2, 300]} size={[136, 46]} tone="wait" label={texts.expired} />
      <Box at={[158, 300]} size={[136, 46]} tone="bad" label={texts.withdrawn} />
      <path
        d="M70 346 V358 H312 V25 H240 M226 346 V358"
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="4 4"
        className="stroke-ink-3"
      />
      <Arrow from={[240, 25]} to={[232, 25]} />
      <Words at={[306, 44]} width={70} anchor="end">
        {texts.renew}
      </Words>
    </Figure>
  )
}
