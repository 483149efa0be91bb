import { termsArticle } from '../../texts/en/reading/articles/terms-of-service.ts'
import { ArticlePage } from './article-page.tsx'

export function TermsOfServicePage() {
  return <ArticlePage article={termsArticle} />
}
