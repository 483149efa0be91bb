import { EmptyLink } from '../features/verdict/empty-link.tsx'
import { LinkVerdict } from '../features/verdict/link-verdict.tsx'
import { useShareLocation } from '../features/verdict/use-share-location.ts'
import { verdictTexts } from '../texts/verdict.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** The public page behind every shared link and code: no wallet, no session, no trust in this server's word. */
export function SharedClaimPage() {
  useDocumentTitle(verdictTexts.title)
  const location = useShareLocation()
  const hasClaim = new URLSearchParams(location.search).has('data')
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 py-6 md:px-6 md:py-10">
      {hasClaim ? <LinkVerdict location={location} /> : <EmptyLink />}
    </div>
  )
}
