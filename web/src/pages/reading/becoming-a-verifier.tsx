import { becomingAVerifier, verifierFigure as texts } from '../../texts/en/reading/tutorials/becoming-a-verifier.ts'
import { ArticlePage } from './article-page.tsx'
import { Arrow, Box, Figure } from './figures/figure.tsx'
import { stepHeight, Timeline } from './figures/timeline.tsx'

export function BecomingAVerifierPage() {
  return <ArticlePage article={becomingAVerifier} figure={<VerifierFigure />} />
}

function VerifierFigure() {
  const { title, description, caption, steps } = texts
  const end = steps.length * stepHeight
  return (
    <Figure title={title} description={description} caption={caption} height={end + 84}>
      <Timeline steps={steps} standsOut={steps.length - 1} />
      <Arrow from={[90, end - 10]} to={[90, end + 18]} />
      <Arrow from={[230, end - 10]} to={[230, end + 18]} />
      <Box at={[2, end + 20]} size={[150, 60]} tone="bad" label={texts.reject} note={texts.withReason} />
      <Box at={[168, end + 20]} size={[150, 60]} tone="ok" label={texts.approve} note={texts.withSignature} />
    </Figure>
  )
}
