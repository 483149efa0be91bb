import type { User } from '@did/domain/account/user'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Signer } from '../../../entities/account/account.ts'
import { useTransactionDialog } from '../../../entities/transaction/transactions.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { publishedTexts as texts } from '../../../texts/en/profile/published.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { encodePublication, encodeRemoval } from './attribute.ts'
import { type Publishable, publishableQuery } from './publishable.ts'

type Props = { user: User; status: VerifierStatus; signer: Signer }

export function PublishAttributes({ user, status, signer }: Props) {
  return (
    <Disclosure summary={<span className="font-semibold">{texts.heading}</span>}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">{texts.intro}</p>
        <Attributes user={user} domain={status.domain} signer={signer} />
      </div>
    </Disclosure>
  )
}

function Attributes({ user, domain, signer }: { user: User; domain: string | null; signer: Signer }) {
  const publishable = useQuery(publishableQuery({ userId: user.id, identity: signer.address, domain }))
  if (publishable.isError) return <QueryError type="connection" query={publishable} message={texts.failed} />
  if (publishable.data === undefined) return <Loading label={texts.loading} skeleton="h-12 rounded-xl" />
  if (publishable.data === null) return <p>{texts.unknownRegistry}</p>
  const { registry, attributes } = publishable.data
  if (attributes.length === 0) return <p>{texts.nothing}</p>
  return (
    <ul className="flex flex-col gap-2">
      {attributes.map((each) => (
        <Row key={each.attribute.kind} publishable={each} registry={registry} signer={signer} />
      ))}
    </ul>
  )
}

type RowProps = { publishable: Publishable; registry: Signer['address']; signer: Signer }

function Row({ publishable: { attribute, label, until }, registry, signer }: RowProps) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  const isPublished = until !== null
  const words = isPublished ? texts.removal : texts.publication
  const send = async () => {
    const encode = isPublished ? encodeRemoval : encodePublication
    const outcome = await dialog.run({
      title: words.title,
      successText: words.success,
      prepare: async () => ({ to: registry, data: encode(signer.address, attribute) }),
      transaction: (transaction) => transaction,
      finish: async () => {},
    })
    if (outcome.status === 'success') toast(words.done)
    await client.invalidateQueries({ queryKey: ['published-attributes'] })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <span className="break-words">{label}</span>{' '}
        <span className="text-sm text-ink-2">
          {isPublished ? texts.until(shortDate(new Date(until * 1000).toISOString())) : texts.unpublished}
        </span>
      </span>
      <Button variant="outline" aria-label={words.name(label)} onClick={() => void send()}>
        {words.action}
      </Button>
    </li>
  )
}
