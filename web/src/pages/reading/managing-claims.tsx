import { managingClaims } from '../../texts/en/reading/tutorials/managing-claims.ts'
import { ArticlePage } from './article-page.tsx'
import { ClaimLifeFigure } from './figures/claim-life-figure.tsx'

export function ManagingClaimsPage() {
  return <ArticlePage article={managingClaims} figure={<ClaimLifeFigure />} />
}
