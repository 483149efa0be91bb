import { introductionFigure as texts } from '../../../texts/en/reading/tutorials/introduction-to-dids.ts'
import { Arrow, Box, Figure, Words } from './figure.tsx'

export function IntroductionFigure() {
  return (
    <Figure title={texts.title} description={texts.description} caption={texts.caption} height={218}>
      <Box at={[2, 4]} size={[110, 60]} label={texts.wallet} note={texts.key} />
      <Arrow from={[114, 34]} to={[160, 34]} />
      <Words at={[136, 26]} width={44}>
        {texts.holds}
      </Words>
      <Box at={[162, 4]} size={[156, 60]} tone="brand" label={texts.did} note={texts.token} />
      <Words at={[6, 112]} width={146} anchor="start">
        {texts.claims}
      </Words>
      <path
        d="M240 64 V132 M52 156 V132 H266 V156 M160 132 V156"
        fill="none"
        strokeWidth={1.5}
        className="stroke-ink-3"
      />
      <Box at={[2, 156]} size={[100, 58]} tone="ok" label={texts.degree} note={texts.signed} />
      <Box at={[110, 156]} size={[100, 58]} label={texts.job} note={texts.notYet} />
      <Box at={[218, 156]} size={[100, 58]} label={texts.membership} note={texts.notYet} />
    </Figure>
  )
}
