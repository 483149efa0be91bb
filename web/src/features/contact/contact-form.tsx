import { maximumLength } from '@did/domain/constants'
import { type SendContactMessage, sendContactMessageSchema } from '@did/domain/contact-message'
import { routes } from '@did/domain/routes'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { contactTexts } from '../../texts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const texts = contactTexts.form

/** What was typed stays where it is until it was sent. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? <Sent onAgain={() => setIsSent(false)} /> : <Form onSent={() => setIsSent(true)} />
}

function Form({ onSent }: { onSent: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<SendContactMessage>({
    resolver: zodResolver(sendContactMessageSchema),
    defaultValues: { name: '', email: '', message: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = useSingleFlight(async (body: SendContactMessage) => {
    setFailure(null)
    try {
      await api(routes.sendContactMessage, { body })
      onSent()
    } catch (error) {
      setFailure(describeError(error).message)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="name" maxLength={maximumLength.name} />
        )}
      </Field>
      <Field label={texts.email} hint={texts.emailHint} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email', { setValueAs: (value: string) => value.trim() })}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label={texts.message} hint={texts.messageHint} error={errors.message?.message}>
        {(control) => (
          <Textarea {...control} {...form.register('message')} rows={6} maxLength={maximumLength.message} />
        )}
      </Field>
      {failure !== null && (
        <div role="alert">
          <Notice tone="bad" icon={TriangleAlert} title={texts.failed}>
            {failure}
          </Notice>
        </div>
      )}
      <p className="text-sm text-ink-3">{texts.kept}</p>
      <Button type="submit" className="sm:self-start" pending={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="status" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="ok" icon={CircleCheck} title={contactTexts.sent.title}>
        {contactTexts.sent.text}
      </Notice>
      <Button variant="outline" className="sm:self-start" onClick={onAgain}>
        {contactTexts.sent.again}
      </Button>
    </div>
  )
}
