import type { User } from '@did/domain/account/user'
import type { OwnTemplate } from '@did/domain/template/template'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import FilePen from 'lucide-react/icons/file-pen'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { ownTemplatesQuery } from '../../entities/template/own-templates-query.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { publishingTexts } from '../../texts/en/template/publishing.ts'
import { templateTypeLabels } from '../../texts/en/template/templates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'

const texts = publishingTexts.own

type Open = { dialog: 'publish' } | { dialog: 'edit' | 'retire'; template: OwnTemplate }

/** A person who is no longer a verifier can still see and retire templates. */
export function OwnTemplates({ user }: { user: User }) {
  const own = useInfiniteQuery(ownTemplatesQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const isForm = open !== null && open.dialog !== 'retire'
  const TemplateDialog = useLazy(async () => (await import('./template-dialog.tsx')).TemplateDialog, isForm)
  const RetireDialog = useLazy(
    async () => (await import('./retire-dialog.tsx')).RetireDialog,
    open?.dialog === 'retire',
  )
  const close = () => setOpen(null)
  // Another tab may have changed the template since the dialog opened.
  const newest = (template: OwnTemplate) => own.data?.find(({ id }) => id === template.id) ?? template
  if (!user.isVerifier && !own.data?.length) return null
  return (
    <section aria-labelledby="own-templates" className="mt-8">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 id="own-templates" className="text-lg font-semibold">
                {texts.heading}
              </h2>
              <p className="text-ink-2">{texts.lead}</p>
            </div>
            {user.isVerifier && (
              <Button onClick={() => setOpen({ dialog: 'publish' })}>
                <Plus aria-hidden="true" className="size-4" />
                {texts.publish}
              </Button>
            )}
          </header>
          <OwnList
            own={own}
            onEdit={(template) => setOpen({ dialog: 'edit', template })}
            onRetire={(template) => setOpen({ dialog: 'retire', template })}
          />
        </CardBody>
      </Card>
      {TemplateDialog && open && open.dialog !== 'retire' && (
        <TemplateDialog user={user} template={open.dialog === 'edit' ? newest(open.template) : null} onClose={close} />
      )}
      {RetireDialog && open?.dialog === 'retire' && <RetireDialog template={open.template} onClose={close} />}
    </section>
  )
}

type Actions = { onEdit: (template: OwnTemplate) => void; onRetire: (template: OwnTemplate) => void }

function OwnList({ own, ...actions }: Actions & { own: UseInfiniteQueryResult<OwnTemplate[]> }) {
  if (own.isPending) return <Loading skeleton="h-16 rounded-xl" />
  if (own.isError) return <QueryError type="server" query={own} message={texts.loadFailed} />
  if (own.data.length === 0) return <p className="text-ink-3">{texts.empty}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {onOfferFirst(own.data).map((template) => (
          <OwnItem key={template.id} template={template} {...actions} />
        ))}
      </ul>
      {own.hasNextPage && (
        <Button variant="outline" pending={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </>
  )
}

function onOfferFirst(templates: readonly OwnTemplate[]): OwnTemplate[] {
  return templates.toSorted((a, b) => Number(a.retiredAt !== null) - Number(b.retiredAt !== null))
}

function OwnItem({ template, onEdit, onRetire }: Actions & { template: OwnTemplate }) {
  const { id, title, type, uses, publishedAt, retiredAt } = template
  const titleId = `own-template-${id}`
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={titleId} dir="auto" className="font-semibold break-words">
            {title}
          </h3>
          {retiredAt && (
            <Badge tone="neutral" icon={Archive}>
              {texts.retiredBadge}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{templateTypeLabels[type] ?? type}</span>
          <span>{texts.uses(uses)}</span>
          <span>{retiredAt ? texts.retired(shortDate(retiredAt)) : texts.published(shortDate(publishedAt))}</span>
        </p>
      </div>
      {!retiredAt && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" aria-describedby={titleId} onClick={() => onEdit(template)}>
            <FilePen aria-hidden="true" className="size-4" />
            {texts.edit}
          </Button>
          <Button variant="outline" aria-describedby={titleId} onClick={() => onRetire(template)}>
            {texts.retire}
          </Button>
        </div>
      )}
    </li>
  )
}
