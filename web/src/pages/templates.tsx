import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSignedIn, useAccount } from '../entities/account/account.ts'
import { useOwnUser } from '../entities/account/own-user.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Queries } from '../lib/query/queries.tsx'
import { templatesTexts as texts } from '../texts/en/template/templates.ts'
import { parseTemplateAddress, templatesHref } from './template/template-address.ts'
import { TemplateGallery } from './template/template-gallery.tsx'
import { VisitorNotice } from './template/visitor-notice.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const OwnTemplates = lazyPart(async () => (await import('../features/template/own-templates.tsx')).OwnTemplates)
const TemplatePreview = lazyPart(async () => (await import('./template/template-preview.tsx')).TemplatePreview)

/**
 * Everybody may look at claim templates. Only a person with a wallet can use one, and only a
 * verifier can publish one.
 */
export function TemplatesPage() {
  useDocumentTitle(texts.title)
  return (
    <Queries>
      <div className="mx-auto w-full max-w-6xl px-4 py-10 md:px-6 md:py-14">
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="mt-2 max-w-2xl text-lg text-pretty text-ink-2">{texts.lead}</p>
        <VisitorNotice />
        <OwnPart />
        <TemplateGallery />
        <Preview />
      </div>
    </Queries>
  )
}

function OwnPart() {
  const isKnown = isSignedIn(useAccount())
  const user = useOwnUser()
  return <Suspense>{isKnown && user.data && <OwnTemplates user={user.data} />}</Suspense>
}

/** The page's URL names the open template, so that a person can send the URL to others. */
function Preview() {
  const view = parseTemplateAddress(useSearch())
  const [, navigate] = useLocation()
  if (view.preview === '') return null
  return (
    <Suspense>
      <TemplatePreview
        key={view.preview}
        name={view.preview}
        onClose={() => navigate(templatesHref({ ...view, preview: '' }), { replace: true })}
      />
    </Suspense>
  )
}
