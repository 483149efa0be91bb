import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function ZeroKnowledgeProofsPage() {
  return <ArticlePage article={tutorials['zero-knowledge-proofs']} />
}
