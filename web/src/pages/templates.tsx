import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSignedIn, useAccount } from '../lib/account.ts'
import { useOwnUser } from '../lib/own-user.ts'
import { Queries } from '../lib/queries.tsx'
import { templatesTexts as texts } from '../texts/templates.ts'
import { TemplateGallery } from './templates/template-gallery.tsx'
import { templatesHref, templateViewOf } from './templates/template-view.ts'
import { VisitorNotice } from './templates/visitor-notice.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const OwnTemplates = lazy(async () => ({
  default: (await import('../features/templates/own-templates.tsx')).OwnTemplates,
}))
const TemplatePreview = lazy(async () => ({
  default: (await import('./templates/template-preview.tsx')).TemplatePreview,
}))

/** The marketplace. Everybody may look; using one takes a wallet, publishing one a verifier. */
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

/** Which one is looked at stands in the address, so that it can be sent to somebody. */
function Preview() {
  const view = templateViewOf(useSearch())
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
