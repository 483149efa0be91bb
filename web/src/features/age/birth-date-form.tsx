import type { Verifier } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { type FormEvent, useState } from 'react'
import { findWrong } from '../../entities/vault/attributes/attribute-fields.ts'
import { RecipientState } from '../../entities/vault/share-attributes.tsx'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { verifiersQuery } from '../../entities/verification/queries.ts'
import { VerifierRadios } from '../../entities/verifier/verifier-radios.tsx'
import { localToday } from '../../lib/page/device-clock.ts'
import { beginHere } from '../../lib/page/take-focus.ts'
import { proveAgeTexts as texts } from '../../texts/en/age/prove-age.ts'
import { keptByVerifier } from '../../texts/en/verification/kept-by-verifier.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { receiversQuery } from './receivers-query.ts'
import { useAskForBirthDate } from './use-ask-for-birth-date.ts'

type BirthDateFormProps = {
  vault: OpenVault
  did: Did
  /** The name that the form proposes for the holder, or '' for no proposal. */
  knownName: string
  /** The claim that already has a sealed birth date, or null. */
  claim: Claim | null
}

/** Offers only organizations for which the page can seal a birth date. */
export function BirthDateForm({ vault, did, knownName, claim }: BirthDateFormProps) {
  const { data: verifiers = [] } = useQuery(receiversQuery)
  const [typed, setTyped] = useState({ born: '', holderName: knownName })
  const all = useQuery(verifiersQuery)
  const [chosen, setChosen] = useState<Verifier | null>(null)
  const verifier = chosen ?? findOnlyKnown(verifiers)
  const [agreedTo, setAgreedTo] = useState<Address | null>(null)
  const [isTried, setIsTried] = useState(false)
  const { ask, isBusy } = useAskForBirthDate(did)
  const faults = isTried ? findFaults(typed, claim, verifier) : {}
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!verifier || Object.keys(findFaults(typed, claim, verifier)).length > 0) return
    void ask({ from: claim ?? typed, verifier, agreedTo })
  }
  if (verifiers.length === 0)
    return (
      <Notice tone="wait" icon={UserRoundX}>
        {texts.noVerifiers}
      </Notice>
    )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      {!claim && <Typed typed={typed} faults={faults} onChange={setTyped} />}
      <div className="flex flex-col gap-1.5">
        <VerifierRadios
          legend={texts.verifier}
          verifiers={verifiers}
          all={all.data ?? verifiers}
          chosen={verifier?.id ?? null}
          onChoose={(next) => {
            setChosen(next)
            setAgreedTo(null)
          }}
        />
        <p className="text-sm text-ink-2">{keptByVerifier}</p>
        {faults.verifier && (
          <p role="alert" className="text-sm text-bad">
            {faults.verifier}
          </p>
        )}
      </div>
      {verifier && (
        <RecipientState key={verifier.id} vault={vault} verifier={verifier} agreedTo={agreedTo} onAgree={setAgreedTo} />
      )}
      <Button type="submit" pending={isBusy}>
        {isBusy ? texts.asking : texts.ask}
      </Button>
    </form>
  )
}

/**
 * The form begins with the only accredited organization. If there are several or none, the person
 * has to choose.
 */
function findOnlyKnown(verifiers: readonly Verifier[]): Verifier | null {
  const [only, ...others] = verifiers.filter(({ accreditation }) => accreditation === 'accredited')
  return only && others.length === 0 ? only : null
}

type Typing = { born: string; holderName: string }
type Faults = { born?: string; holderName?: string; verifier?: string }

function Typed({ typed, faults, onChange }: { typed: Typing; faults: Faults; onChange: (typed: Typing) => void }) {
  return (
    <>
      <Field label={texts.born} hint={texts.bornHint} error={faults.born}>
        {(control) => (
          <Input
            {...control}
            ref={beginHere}
            type="date"
            min="1880-01-01"
            autoComplete="bday"
            value={typed.born}
            onChange={({ target }) => onChange({ ...typed, born: target.value })}
          />
        )}
      </Field>
      <Field label={texts.name} hint={texts.nameHint} error={faults.holderName}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={typed.holderName}
            onChange={({ target }) => onChange({ ...typed, holderName: target.value })}
          />
        )}
      </Field>
    </>
  )
}

function findFaults({ born, holderName }: Typing, claim: Claim | null, verifier: Verifier | null): Faults {
  const isFuture = born > localToday()
  const isWrong = born === '' || isFuture || findWrong({ dateOfBirth: born }).length > 0
  return {
    ...(!claim && isWrong && { born: texts.bornWrong }),
    ...(!claim && holderName.trim() === '' && { holderName: texts.nameMissing }),
    ...(verifier === null && { verifier: texts.verifierMissing }),
  }
}
