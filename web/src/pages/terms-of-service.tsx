import { termsArticle } from '../texts/articles/terms-of-service.ts'
import { ArticlePage } from './article-page.tsx'

export function TermsOfServicePage() {
  return <ArticlePage article={termsArticle} />
}
