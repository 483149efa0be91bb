import { emailSchema } from '@did/domain/account/profile-form'
import type { AlertSettings } from '@did/domain/alert/alert'
import MailCheck from 'lucide-react/icons/mail-check'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import { type FormEvent, useState } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { alertTexts } from '../../../texts/en/alerts/alerts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import { KindChoices } from '../kind-choices.tsx'
import { useRemoveAddress, useSetAddress } from '../settings.ts'

const texts = alertTexts.mail

export function MailAlerts({ mail, isVerifier }: { mail: AlertSettings['mail']; isVerifier: boolean }) {
  if (!mail.isOffered) return <p className="text-sm text-ink-2">{texts.notOffered}</p>
  if (mail.address === null) return <AddressForm />
  return (
    <>
      <Address address={mail.address} isConfirmed={mail.isConfirmed} />
      <KindChoices channel="mailKinds" kinds={mail.kinds} isVerifier={isVerifier} />
    </>
  )
}

function AddressForm() {
  const set = useSetAddress()
  const [address, setAddress] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = useSingleFlight(async () => {
    const typed = address.trim()
    if (!emailSchema.safeParse(typed).success) return setIsWrong(true)
    await set.mutateAsync(typed).catch(toastFailure)
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field label={texts.address} hint={texts.addressHint} error={isWrong ? texts.addressInvalid : undefined}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setIsWrong(false)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="outline" pending={set.isPending}>
          {set.isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}

function Address({ address, isConfirmed }: { address: string; isConfirmed: boolean }) {
  const set = useSetAddress()
  const remove = useRemoveAddress()
  return (
    <div className="flex flex-col gap-2">
      <Notice tone={isConfirmed ? 'ok' : 'wait'} icon={isConfirmed ? MailCheck : MailQuestion} role="status">
        <span className="break-words">{isConfirmed ? texts.confirmed(address) : texts.waiting(address)}</span>
      </Notice>
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <Button
            variant="outline"
            pending={set.isPending}
            onClick={() => set.mutate(address, { onError: toastFailure })}
          >
            {set.isPending ? texts.sending : texts.again}
          </Button>
        )}
        <Button
          variant="outline"
          pending={remove.isPending}
          onClick={() => remove.mutate(undefined, { onError: toastFailure })}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
