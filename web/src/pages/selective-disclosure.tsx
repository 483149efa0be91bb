import { tutorials } from '../texts/tutorials.ts'
import { ArticlePage } from './article-page.tsx'

export function SelectiveDisclosurePage() {
  return <ArticlePage article={tutorials['selective-disclosure']} />
}
