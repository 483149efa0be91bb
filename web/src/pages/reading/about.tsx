import { aboutArticle } from '../../texts/en/reading/articles/about.ts'
import { ArticlePage } from './article-page.tsx'

export function AboutPage() {
  return <ArticlePage article={aboutArticle} />
}
