import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function CreatingYourFirstDidPage() {
  return <ArticlePage article={tutorials['creating-your-first-did']} />
}
