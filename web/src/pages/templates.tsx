import { Link } from 'wouter'
import { ClaimBand } from '../features/claims/claim-band.tsx'
import { templatesTexts as texts } from '../texts/pages.ts'
import { Card, CardBody } from '../ui/card.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function TemplatesPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 max-w-2xl text-lg text-pretty text-ink-2">{texts.lead}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {texts.items.map((item) => (
          <li key={item.type} className="flex">
            <TemplateCard {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TemplateCard({ type, write, checks }: { type: string; write: string; checks: string }) {
  return (
    <Card className="flex flex-1 flex-col overflow-hidden">
      <ClaimBand type={type} standing="none" />
      <CardBody className="flex flex-1 flex-col gap-3">
        <div>
          <h2 className="text-sm font-medium text-ink-3">{texts.whatToWrite}</h2>
          <p className="text-pretty">{write}</p>
        </div>
        <div>
          <h2 className="text-sm font-medium text-ink-3">{texts.whoChecks}</h2>
          <p className="text-pretty">{checks}</p>
        </div>
        <Link
          href={`/?view=claims&add=${type}`}
          className="mt-auto inline-flex min-h-11 items-center font-medium text-brand underline-offset-4 hover:underline"
        >
          {texts.use}
        </Link>
      </CardBody>
    </Card>
  )
}
