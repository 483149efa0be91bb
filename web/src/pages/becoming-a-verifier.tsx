import { becomingAVerifier } from '../texts/en/reading/tutorials/becoming-a-verifier.ts'
import { ArticlePage } from './article-page.tsx'
import { VerifierFigure } from './reading/figures/verifier-figure.tsx'

export function BecomingAVerifierPage() {
  return <ArticlePage article={becomingAVerifier} figure={<VerifierFigure />} />
}
