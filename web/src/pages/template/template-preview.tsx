import { quoteWords } from '@did/domain/proof/quote-words'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import { Link } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import type { ShownTemplate } from '../../entities/template/shown-template.ts'
import { templateQuery } from '../../entities/template/template-query.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { templatesTexts } from '../../texts/en/template/templates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { QuotedUnless } from '../../ui/text/quoted.tsx'
import { CredentialExample } from './credential-example.tsx'
import { PublisherBadge } from './publisher-badge.tsx'
import { hrefOfUse } from './template-address.ts'
import { ConnectAction } from './visitor-notice.tsx'

const texts = templatesTexts.preview

export function TemplatePreview({ name, onClose }: { name: string; onClose: () => void }) {
  const template = useQuery(templateQuery(name))
  const { data } = template
  return (
    <Dialog
      open
      hasAddress
      onOpenChange={onClose}
      title={data ? nameTemplate(data) : templatesTexts.title}
      {...(data ? { description: describeTemplate(data) } : {})}
      size="wide"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.close}
          </Button>
          {data && <UseAction template={data} />}
        </>
      }
    >
      {template.isPending && <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />}
      {template.isError && <QueryError type="server" query={template} message={texts.loadFailed} />}
      {data === null && (
        <EmptyState icon={Archive} title={texts.goneTitle}>
          {texts.gone}
        </EmptyState>
      )}
      {data && <TemplateInside template={data} />}
    </Dialog>
  )
}

function nameTemplate({ published, title }: ShownTemplate): string {
  return published ? quoteWords(title) : title
}

function describeTemplate({ published }: ShownTemplate): string {
  return published ? texts.descriptionOffered(published.publisher.name) : texts.description
}

/** A person without a connected wallet is asked to connect one before using the template. */
function UseAction({ template }: { template: ShownTemplate }) {
  const { connected } = useAccount()
  if (!connected) return <ConnectAction />
  return (
    <Link href={hrefOfUse(template.ref)} className={buttonClass()}>
      {templatesTexts.card.use}
    </Link>
  )
}

export function TemplateInside({ template }: { template: ShownTemplate }) {
  const { fields, checkedBy, published, summary } = template
  const own = published === null
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <CredentialExample template={template} />
      <div className="flex min-w-0 flex-col gap-5">
        <p dir="auto" className="text-pretty break-words">
          <QuotedUnless own={own} words={summary} />
        </p>
        <section>
          <h3 className="font-semibold">{texts.fields}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {fields.map(({ name, hint }) => (
              <li key={name} className="border-s-2 border-line-strong ps-3">
                <p dir="auto" className="font-medium break-words">
                  <QuotedUnless own={own} words={name} />
                </p>
                {hint && (
                  <p dir="auto" className="text-sm break-words text-ink-2">
                    <QuotedUnless own={own} words={hint} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{texts.checkedBy}</h3>
          <p className="break-words">
            <QuotedUnless own={own} words={checkedBy} />
          </p>
          {published && <Publisher published={published} />}
        </section>
      </div>
    </div>
  )
}

function Publisher({ published: { at, publisher } }: { published: NonNullable<ShownTemplate['published']> }) {
  const { accreditation, domain } = publisher
  return (
    <>
      <PublisherBadge publisher={publisher} />
      <p className="text-sm text-ink-2">
        {accreditation === 'accredited' ? texts.accredited(domain) : texts.selfRegistered}{' '}
        {texts.published(shortDate(at))}.
      </p>
    </>
  )
}
