import type { Verifier } from '@did/domain/account/user'
import { foldForSearch } from '@did/domain/fold/fold-name'
import type { UserId } from '@did/domain/ids'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'

type Wanted = { search: string; chosen: UserId | null }

/** Lists the accredited verifiers first. The chosen verifier stays in sight during a search. */
export function filterVerifiers(verifiers: readonly Verifier[], { search, chosen }: Wanted): Verifier[] {
  const wanted = foldForSearch(search.trim())
  const found = verifiers.filter((verifier) => {
    const named = [labelVerifier(verifier), verifier.domain ?? '']
    return verifier.id === chosen || named.some((name) => foldForSearch(name).includes(wanted))
  })
  const isReviewed = ({ accreditation }: Verifier) => accreditation === 'accredited'
  return [...found.filter(isReviewed), ...found.filter((verifier) => !isReviewed(verifier))]
}
