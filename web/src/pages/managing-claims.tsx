import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function ManagingClaimsPage() {
  return <ArticlePage article={tutorials['managing-claims']} />
}
