import { contactArticle } from '../texts/pages.ts'
import { ArticlePage } from './article-page.tsx'

export function ContactPage() {
  return <ArticlePage article={contactArticle} />
}
