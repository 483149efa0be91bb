import type { User } from '@did/domain/user'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { yourDataTexts } from '../../texts/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useEraseUser } from './mutations.ts'

const texts = yourDataTexts.dialog

/** What goes, what stays and with whom, before anything is done; then a word to type, because nothing brings it back. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const { disconnect } = useAccount()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const erase = useEraseUser(user)
  // On a phone the field and what is wrong with it are below what is seen.
  useEffect(() => {
    if (isMissing) field.current?.form?.scrollIntoView({ block: 'end' })
  }, [isMissing])
  const send = useSingleFlight(async () => {
    try {
      await erase.mutateAsync()
      toast(texts.done)
      disconnect()
    } catch (error) {
      toastFailure(error)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toLowerCase() === texts.word) return void send()
    setIsMissing(true)
    field.current?.focus()
  }
  const { gone, kept } = listConsequences(user)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={erase.isPending}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={erase.isPending}>
            {erase.isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Consequences heading={texts.goesHeading} items={gone} />
        <Consequences heading={texts.staysHeading} items={kept} />
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Field label={texts.confirm} error={isMissing ? texts.confirmMissing : undefined}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                autoComplete="off"
                autoCapitalize="none"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setIsMissing(false)
                }}
              />
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  )
}

/** What a suspended verifier or a refused applicant has here is more than what others have, too. */
function listConsequences({ isVerifier, isAdministrator, verifierOrganization, verifierApplication }: User) {
  const isOfVerifiers = isVerifier || verifierOrganization !== null || verifierApplication !== 'none'
  return {
    gone: [...texts.goes, ...(isOfVerifiers ? texts.goesOfVerifier : [])],
    kept: [
      ...texts.stays,
      ...(isOfVerifiers ? texts.staysOfVerifier : []),
      ...(isAdministrator ? texts.staysOfAdministrator : []),
    ],
  }
}

function Consequences({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-medium">{heading}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
