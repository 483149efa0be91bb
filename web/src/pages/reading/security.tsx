import { securityArticle } from '../../texts/en/reading/articles/security.ts'
import { ArticlePage } from './article-page.tsx'

export function SecurityPage() {
  return <ArticlePage article={securityArticle} />
}
