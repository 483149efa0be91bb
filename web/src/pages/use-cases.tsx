import { useCasesArticle } from '../texts/pages.ts'
import { ArticlePage } from './article-page.tsx'

export function UseCasesPage() {
  return <ArticlePage article={useCasesArticle} />
}
