import { termsArticle } from '../texts/legal.ts'
import { ArticlePage } from './article-page.tsx'

export function TermsOfServicePage() {
  return <ArticlePage article={termsArticle} />
}
