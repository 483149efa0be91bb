import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { verifierPageTexts as texts } from '../../texts/en/verifier/verifier-page.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const { title, text } = texts.standing.unknown

/** The address in the URL may not even be a wallet's address. */
export function UnknownVerifier() {
  useDocumentTitle(texts.title)
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance">{texts.nobody}</h1>
      <Notice tone="wait" icon={CircleHelp} title={title}>
        {text}
      </Notice>
    </>
  )
}
