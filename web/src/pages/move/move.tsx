import { lazyPart } from '../../lib/lazy-part.ts'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { KeyPage } from '../frame/key-page.tsx'

const Moving = lazyPart(async () => (await import('./moving.tsx')).Moving)

export function MovePage() {
  return (
    <KeyPage title={texts.title} lead={texts.lead}>
      <Moving />
    </KeyPage>
  )
}
