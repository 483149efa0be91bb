import type { Verifier } from '@did/domain/account/user'
import type { UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { verifiersQuery } from '../../entities/request/queries.ts'
import { describeInList, labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { cn } from '../../lib/cn.ts'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'
import { requestDialogTexts } from '../../texts/en/verification/verification-request.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { filterVerifiers } from './filter-verifiers.ts'

const texts = onboardingTexts.claim.verifier
/** A person finds a name in a list of this length without searching. */
const shortList = 6

type VerifierListProps = { chosen: UserId | null; onChoose: (verifier: Verifier | null) => void }

/** Lets the person choose who shall confirm the first claim, or choose nobody yet. */
export function VerifierList({ chosen, onChoose }: VerifierListProps) {
  const verifiers = useQuery({ ...verifiersQuery, staleTime: 0 })
  const [search, setSearch] = useState('')
  if (verifiers.isPending) return <Loading label={requestDialogTexts.loading} skeleton="h-24" />
  if (verifiers.isError) return <QueryError type="server" query={verifiers} message={requestDialogTexts.loadFailed} />
  if (verifiers.data.length === 0) return <p className="text-sm text-ink-2">{texts.none}</p>
  const found = filterVerifiers(verifiers.data, { search, chosen })
  return (
    <div className="flex flex-col gap-2">
      {verifiers.data.length > shortList && (
        <Field label={texts.search}>
          {(control) => (
            <Input {...control} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Field>
      )}
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{texts.legend}</legend>
        <div className="flex max-h-72 flex-col overflow-y-auto rounded-xl border border-line">
          <Option
            label={texts.unknown}
            hint={texts.unknownHint}
            isChosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
          {found.map((verifier, place) => (
            <Fragment key={verifier.id}>
              {verifier.accreditation !== found[place - 1]?.accreditation && (
                <p className="border-line border-b bg-canvas px-3 py-1.5 text-sm font-medium text-ink-2">
                  {requestDialogTexts.groups[verifier.accreditation === 'accredited' ? 'accredited' : 'others']}
                </p>
              )}
              <Option
                label={labelVerifier(verifier)}
                {...describeOption(verifier, verifiers.data)}
                isChosen={verifier.id === chosen}
                onChoose={() => onChoose(verifier)}
              />
            </Fragment>
          ))}
        </div>
        <p role="status" className="mt-1 text-sm text-ink-3 empty:hidden">
          {found.length === 0 && texts.notFound}
        </p>
      </fieldset>
    </div>
  )
}

function describeOption(verifier: Verifier, all: readonly Verifier[]) {
  const { text, isMistakable } = describeInList(verifier, all)
  return { hint: text, isWarning: isMistakable }
}

type OptionProps = { label: string; hint: string; isWarning?: boolean; isChosen: boolean; onChoose: () => void }

function Option({ label, hint, isWarning = false, isChosen, onChoose }: OptionProps) {
  const hintId = useId()
  return (
    <label className="flex min-h-11 shrink-0 items-start gap-3 border-line border-b px-3 py-2.5 last:border-b-0 has-checked:bg-brand-soft">
      <input
        type="radio"
        name="verifier"
        className="mt-0.5 size-5 shrink-0"
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        aria-describedby={hintId}
      />
      <span className="min-w-0">
        <bdi className="block font-medium break-words">{label}</bdi>
        <span id={hintId} className={cn('block text-sm', isWarning ? 'font-medium text-bad' : 'text-ink-2')}>
          {hint}
        </span>
      </span>
    </label>
  )
}
