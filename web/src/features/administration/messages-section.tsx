import type { ContactMessage } from '@did/domain/account/contact-message'
import { contactMessageCalls } from '@did/domain/calls/contact-messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { messagesTexts as texts } from '../../texts/en/contact/contact.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { type MessageStatus, messagesQuery } from './queries.ts'

export function MessagesSection() {
  return (
    <section aria-labelledby="messages-heading" className="flex flex-col gap-3">
      <div>
        <h2 id="messages-heading" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <p className="text-sm text-ink-3">{texts.kept}</p>
      </div>
      <Messages status="waiting" />
      <Disclosure summary={texts.showDone} isLazy>
        <Messages status="done" />
      </Disclosure>
    </section>
  )
}

function Messages({ status }: { status: MessageStatus }) {
  const messages = useQuery(messagesQuery(status))
  if (messages.isPending) return <Loading skeleton="h-24 rounded-2xl" />
  if (messages.isError) return <QueryError type="server" query={messages} message={texts.failed} />
  if (messages.data.length === 0)
    return <p className="text-ink-2">{status === 'done' ? texts.emptyDone : texts.empty}</p>
  return (
    <ul className="flex flex-col gap-3">
      {messages.data.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  )
}

function Message({ message: { id, name, email, message, sentAt, doneAt } }: { message: ContactMessage }) {
  const client = useQueryClient()
  const isDone = doneAt !== null
  const titleId = `message-${id}`
  const mark = useSingleFlight(async () => {
    try {
      await api(contactMessageCalls.markContactMessage, { params: { id }, body: { isDone: !isDone } })
    } catch (error) {
      toast({ variant: 'destructive', title: texts.markFailed, description: describeError(error).message })
    }
    await client.invalidateQueries({ queryKey: queryKeys.messages })
  })
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <h3 id={titleId} className="font-semibold break-words">
          <Quoted words={name} />
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{texts.sent(shortDate(sentAt))}</span>
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className="min-w-0 break-all text-brand underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </div>
      <p className="text-ink-2">
        <Quoted words={message} className="whitespace-pre-line" />
      </p>
      <div className="flex">
        <Button variant="outline" aria-describedby={titleId} onClick={() => void mark()}>
          {isDone ? texts.undo : texts.done}
        </Button>
      </div>
    </li>
  )
}
