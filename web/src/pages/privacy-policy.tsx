import { privacyArticle } from '../texts/articles/privacy-policy.ts'
import { ArticlePage } from './article-page.tsx'

export function PrivacyPolicyPage() {
  return <ArticlePage article={privacyArticle} />
}
