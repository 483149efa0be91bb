import { aboutArticle } from '../texts/pages.ts'
import { ArticlePage } from './article-page.tsx'

export function AboutPage() {
  return <ArticlePage article={aboutArticle} />
}
