import { aboutArticle } from '../texts/articles/about.ts'
import { ArticlePage } from './article-page.tsx'

export function AboutPage() {
  return <ArticlePage article={aboutArticle} />
}
