import { lazyPart } from '../../lib/lazy-part.ts'
import { helpTexts as texts } from '../../texts/en/recovery/help.ts'
import { KeyPage } from '../frame/key-page.tsx'

const Helping = lazyPart(async () => (await import('../../features/recovery/helping/helping.tsx')).Helping)

/** A person who lost a key sends the link to this page to a guardian. */
export function HelpPage() {
  return (
    <KeyPage title={texts.title}>
      <Helping />
    </KeyPage>
  )
}
