import { selectiveDisclosure } from '../../texts/en/reading/tutorials/selective-disclosure.ts'
import { ArticlePage } from './article-page.tsx'
import { DisclosureFigure } from './figures/disclosure-figure.tsx'

export function SelectiveDisclosurePage() {
  return <ArticlePage article={selectiveDisclosure} figure={<DisclosureFigure />} />
}
