import { creatingYourFirstDid } from '../texts/en/reading/tutorials/creating-your-first-did.ts'
import { ArticlePage } from './article-page.tsx'
import { FirstDidFigure } from './reading/figures/first-did-figure.tsx'

export function CreatingYourFirstDidPage() {
  return <ArticlePage article={creatingYourFirstDid} figure={<FirstDidFigure />} />
}
