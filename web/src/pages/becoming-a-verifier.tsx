import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function BecomingAVerifierPage() {
  return <ArticlePage article={tutorials['becoming-a-verifier']} />
}
