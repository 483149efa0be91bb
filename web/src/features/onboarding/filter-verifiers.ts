import type { Verifier } from '@did/domain/account/user'
import { foldForSearch } from '@did/domain/fold/fold-name'
import type { UserId } from '@did/domain/ids'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'

type Wanted = { search: string; chosen: UserId | null }

/** Lists the accredited verifiers first. The chosen verifier stays in sight during a search. */
export function filterVerifiers(verifiers: readonly Verifier[], { search, chosen }: Wanted): Verifier[] {
  const wanted = foldForSearch(search.trim())
  const found = verifiers.filter(
    (verifier) => verifier.id === chosen || foldNames(verifier).some((name) => name.includes(wanted)),
  )
  const isReviewed = ({ accreditation }: Verifier) => accreditation === 'accredited'
  return [...found.filter(isReviewed), ...found.filter((verifier) => !isReviewed(verifier))]
}

/** The folded name and domain of each verifier. A search reads all of them at each letter. */
const folded = new WeakMap<Verifier, readonly string[]>()

function foldNames(verifier: Verifier): readonly string[] {
  const known = folded.get(verifier)
  if (known) return known
  const names = [labelVerifier(verifier), verifier.domain ?? ''].map(foldForSearch)
  folded.set(verifier, names)
  return names
}
