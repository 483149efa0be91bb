import { zeroKnowledgeProofs } from '../../texts/en/reading/tutorials/zero-knowledge-proofs.ts'
import { ArticlePage } from './article-page.tsx'
import { ProofFigure } from './figures/proof-figure.tsx'

export function ZeroKnowledgeProofsPage() {
  return <ArticlePage article={zeroKnowledgeProofs} figure={<ProofFigure />} />
}
