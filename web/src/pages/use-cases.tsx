import { useCasesArticle } from '../texts/articles/use-cases.ts'
import { ArticlePage } from './article-page.tsx'

export function UseCasesPage() {
  return <ArticlePage article={useCasesArticle} />
}
