import { maximumMessageLength } from '@did/domain/account/contact-limits'
import { maximumProfileLength } from '@did/domain/account/limits'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { contactTexts } from '../../texts/en/contact/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { FieldComplaints } from './send-message.ts'

const texts = contactTexts.form
/**
 * Many visitors only read the page, so the code that sends a message loads when a control of the
 * form gets the focus.
 */
const loadSending = () => import('./send-message.ts')

export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? <Sent onAgain={() => setIsSent(false)} /> : <Form onSent={() => setIsSent(true)} />
}

function Form({ onSent }: { onSent: () => void }) {
  const { send, isSending, failure, complaints, forget } = useSending(onSent)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onFocus={() => void loadSending().catch(() => {})}
      onSubmit={handleSubmit}
    >
      <Field label={texts.name} error={complaints.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={maximumProfileLength.name}
            onChange={() => forget('name')}
          />
        )}
      </Field>
      <Field label={texts.email} hint={texts.emailHint} error={complaints.email}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" onChange={() => forget('email')} />
        )}
      </Field>
      <Field label={texts.message} hint={texts.messageHint} error={complaints.message}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={6}
            maxLength={maximumMessageLength}
            onChange={() => forget('message')}
          />
        )}
      </Field>
      {failure !== null && (
        <Notice role="alert" tone="bad" icon={TriangleAlert} title={texts.failed}>
          {failure}
        </Notice>
      )}
      <p className="text-sm text-ink-3">{texts.kept}</p>
      <Button type="submit" shape="wideOnPhone" pending={isSending}>
        {isSending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

function useSending(onSent: () => void) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [complaints, setComplaints] = useState<FieldComplaints>({})
  const send = useSingleFlight(async (form: HTMLFormElement) => {
    setIsSending(true)
    setFailure(null)
    try {
      const { sendMessage } = await loadSending()
      const found = await sendMessage(readTyped(form))
      if (found === null) return onSent()
      setComplaints(found)
      focusFirst(form, found)
    } catch (error) {
      setFailure(describeError(error).message)
    } finally {
      setIsSending(false)
    }
  })
  const forget = (field: keyof FieldComplaints) => {
    if (field in complaints) setComplaints(({ [field]: _, ...others }) => others)
  }
  return { send, isSending, failure, complaints, forget }
}

function readTyped(form: HTMLFormElement) {
  const typed = new FormData(form)
  const read = (name: string) => String(typed.get(name) ?? '')
  return { name: read('name'), email: read('email'), message: read('message') }
}

function focusFirst(form: HTMLFormElement, complaints: FieldComplaints): void {
  const first = (['name', 'email', 'message'] as const).find((field) => field in complaints)
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // This notice replaces the form that had the focus, so the notice takes the focus.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="status" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="ok" icon={CircleCheck} title={contactTexts.sent.title}>
        {contactTexts.sent.text}
      </Notice>
      <Button variant="outline" shape="wideOnPhone" onClick={onAgain}>
        {contactTexts.sent.again}
      </Button>
    </div>
  )
}
