import { cookieArticle } from '../../texts/en/reading/articles/cookie-policy.ts'
import { ArticlePage } from './article-page.tsx'

export function CookiePolicyPage() {
  return <ArticlePage article={cookieArticle} />
}
