import type { Claim } from '@did/domain/claim/claim'
import {
  type CredentialConfiguration,
  type CredentialForm,
  type CredentialOffer,
  fileConfigurations,
} from '@did/domain/portable/credential-offer'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import { type FormEvent, useId, useState } from 'react'
import { describeError } from '../../../lib/describe-error.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { anotherWalletTexts } from '../../../texts/en/share/another-wallet.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { createOffer, listForms } from './offer-calls.ts'

const texts = anotherWalletTexts.form

type Props = { claim: Claim; onMade: (offer: CredentialOffer) => void }

export function OfferForm({ claim, onMade }: Props) {
  const forms = useQuery({
    queryKey: ['credential-forms', claim.id],
    queryFn: () => listForms(claim.id),
    staleTime: 0,
  })
  if (forms.isError) return <QueryError type="connection" query={forms} message={describeError(forms.error).message} />
  if (forms.data === undefined) return <Loading label={texts.loading} skeleton="h-12 rounded-xl" />
  return <ChooseForm claim={claim} forms={forms.data} onMade={onMade} />
}

function ChooseForm({ claim, forms, onMade }: Props & { forms: readonly CredentialForm[] }) {
  const [configuration, setConfiguration] = useState<CredentialConfiguration>('claim_sd_jwt')
  const [txCode, setTxCode] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const isSignedLater = forms.some((form) => form.configuration === configuration && form.isSignedLater)
  const make = useSingleFlight(async () => {
    setIsPending(true)
    try {
      onMade(await createOffer(claim.id, { configuration, txCode, deferred: false }))
    } catch (thrown) {
      setError(thrown)
    } finally {
      setIsPending(false)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    void make()
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <FormChoice forms={forms} value={configuration} onChange={setConfiguration} />
      {isSignedLater && <p className="text-sm text-ink-2">{texts.signedLater}</p>}
      <Checkbox
        label={texts.txCode}
        hint={texts.txCodeHint}
        checked={txCode}
        onChange={(event) => setTxCode(event.currentTarget.checked)}
      />
      {error !== null && (
        <Notice role="alert" tone="bad" icon={CircleX} title={anotherWalletTexts.failed}>
          {describeError(error).message}
        </Notice>
      )}
      <Button type="submit" shape="wideOnPhone" pending={isPending}>
        {texts.make}
      </Button>
      {!isSignedLater && <SaveFile claim={claim} configuration={configuration} />}
    </form>
  )
}

type ChoiceProps = {
  forms: readonly CredentialForm[]
  value: CredentialConfiguration
  onChange: (chosen: CredentialConfiguration) => void
}

function FormChoice({ forms, value, onChange }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">{texts.kind}</legend>
      {forms.map(({ configuration }) => (
        <label key={configuration} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            checked={value === configuration}
            onChange={() => onChange(configuration)}
            className="size-5 shrink-0"
          />
          <span>{texts.configuration[configuration]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The server's answer has a file name in its header, so the browser saves the credential by itself.
 */
function SaveFile({ claim, configuration }: { claim: Claim; configuration: CredentialConfiguration }) {
  if (!fileConfigurations.some((each) => each === configuration)) return null
  return (
    <div className="flex flex-col gap-2">
      <div>
        <a
          href={`/api/claims/${claim.id}/credential?configuration=${configuration}`}
          download
          className={buttonClass({ variant: 'outline', shape: 'wideOnPhone' })}
        >
          {texts.file}
        </a>
      </div>
      <p className="text-sm text-ink-2">{texts.fileHint}</p>
    </div>
  )
}
