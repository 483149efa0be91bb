import type { Verifier } from '@did/domain/account/user'
import type { UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { verifiersQuery } from '../../entities/verification/queries.ts'
import { VerifierRadio, VerifierRadios } from '../../entities/verifier/verifier-radios.tsx'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { requestDialogTexts } from '../../texts/en/verification/verification-request.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { filterVerifiers } from './filter-verifiers.ts'

const texts = onboardingTexts.claim.verifier
/** A list of at most this many verifiers has no search field. */
const shortList = 6

type VerifierListProps = { chosen: UserId | null; onChoose: (verifier: Verifier | null) => void }

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
      <VerifierRadios legend={texts.legend} verifiers={found} all={verifiers.data} chosen={chosen} onChoose={onChoose}>
        <VerifierRadio
          label={texts.unknown}
          hint={texts.unknownHint}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
      </VerifierRadios>
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {found.length === 0 && texts.notFound}
      </p>
    </div>
  )
}
