import type { User } from '@did/domain/account/user'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { WhileFrozen } from '../../entities/account/while-frozen.tsx'
import { yourDataTexts } from '../../texts/en/profile/your-data.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useEraseUser } from './mutations.ts'

const texts = yourDataTexts.dialog

/** Nobody can bring a deleted account back, so the person has to type a word before. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { disconnect } = useAccount()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const erase = useEraseUser(user)
  // On a phone, the field and its complaint may be out of sight, so scroll them into view.
  useEffect(() => {
    if (isMissing) field.current?.form?.scrollIntoView({ block: 'end' })
  }, [isMissing])
  const handleSubmit = async () => {
    if (typed.trim().toLowerCase() !== texts.word) {
      setIsMissing(true)
      return field.current?.focus()
    }
    try {
      await erase.mutateAsync()
      toast(texts.done)
      disconnect()
    } catch (error) {
      toastFailure(error)
    }
  }
  const { gone, kept } = listConsequences(user)
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      cancel={texts.cancel}
      submit={texts.submit}
      submitting={texts.submitting}
      variant="danger"
      isBusy={erase.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
      className="flex flex-col gap-5"
    >
      <WhileFrozen />
      <Consequences heading={texts.goesHeading} items={gone} />
      <Consequences heading={texts.staysHeading} items={kept} />
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
    </FormDialog>
  )
}

/**
 * A suspended verifier or a refused applicant may also have data that otherwise only verifiers
 * have.
 */
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
