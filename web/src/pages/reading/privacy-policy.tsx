import { privacyArticle } from '../../texts/en/reading/articles/privacy-policy.ts'
import { ArticlePage } from './article-page.tsx'

export function PrivacyPolicyPage() {
  return <ArticlePage article={privacyArticle} />
}
