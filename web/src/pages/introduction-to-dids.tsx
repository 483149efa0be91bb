import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function IntroductionToDidsPage() {
  return <ArticlePage article={tutorials['introduction-to-dids']} />
}
