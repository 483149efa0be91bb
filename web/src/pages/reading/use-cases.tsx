import { useCasesArticle } from '../../texts/en/reading/articles/use-cases.ts'
import { ArticlePage } from './article-page.tsx'

export function UseCasesPage() {
  return <ArticlePage article={useCasesArticle} />
}
