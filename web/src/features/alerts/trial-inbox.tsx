import { embeddedRoutes, type InboxMail } from '@did/domain/embedded-routes'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { api } from '../../lib/api.ts'
import { trialInboxTexts as texts } from '../../texts/en/alerts/trial-inbox.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'

const lookAgainMs = 2000

/** Shows the mails that a trial installation keeps instead of sending them. */
export function TrialInbox() {
  const inbox = useQuery({
    queryKey: ['trial-inbox'],
    queryFn: ({ signal }) => api(embeddedRoutes.listInboxMails, { signal, cache: 'no-store' }),
    staleTime: 0,
    // After the first answer has failed, do not ask again. Another call would replace the error
    // message by the sign that mails are loading.
    refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : lookAgainMs),
  })
  return (
    <section aria-labelledby="trial-inbox" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="trial-inbox" className="font-medium">
        {texts.heading}
      </h3>
      <p className="text-sm text-ink-2">{texts.lead}</p>
      {inbox.isError && <QueryError type="server" query={inbox} message={texts.loadFailure} />}
      {inbox.isPending && <Loading label={texts.loading} skeleton="h-16 rounded-2xl" />}
      {inbox.data?.length === 0 && <p className="text-sm text-ink-3">{texts.empty}</p>}
      {inbox.data?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </section>
  )
}

function Mail({ mail: { recipient, subject, text } }: { mail: InboxMail }) {
  return (
    <article className="rounded-2xl border border-line p-4 text-sm">
      <h4 className="font-medium break-words">{subject}</h4>
      <p className="break-words text-ink-3">{texts.to(recipient)}</p>
      <p className="mt-2 break-words whitespace-pre-wrap text-ink-2">
        {text.split(/(https?:\/\/\S+)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <Fragment key={index}>{part.startsWith('http') ? <MailLink href={part} /> : part}</Fragment>
        ))}
      </p>
    </article>
  )
}

function MailLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="break-all text-brand underline">
      {href}
    </a>
  )
}
