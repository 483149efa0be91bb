import { privacyArticle } from '../texts/legal.ts'
import { ArticlePage } from './article-page.tsx'

export function PrivacyPolicyPage() {
  return <ArticlePage article={privacyArticle} />
}
