import { introductionToDids } from '../../texts/en/reading/tutorials/introduction-to-dids.ts'
import { ArticlePage } from './article-page.tsx'
import { IntroductionFigure } from './figures/introduction-figure.tsx'

export function IntroductionToDidsPage() {
  return <ArticlePage article={introductionToDids} figure={<IntroductionFigure />} />
}
