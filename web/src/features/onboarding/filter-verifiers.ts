import type { Verifier } from '@did/domain/account/user'
import { foldForSearch } from '@did/domain/fold/fold-name'
import type { UserId } from '@did/domain/ids'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { divideVerifiers } from '../../entities/verifier/group-verifiers.ts'

type Wanted = { search: string; chosen: UserId | null }

/** Accredited verifiers come first. During a search, the list also keeps the chosen verifier. */
export function filterVerifiers(verifiers: readonly Verifier[], { search, chosen }: Wanted): Verifier[] {
  const wanted = foldForSearch(search.trim())
  const found = verifiers.filter(
    (verifier) => verifier.id === chosen || foldNames(verifier).some((name) => name.includes(wanted)),
  )
  return divideVerifiers(found).flat()
}

/**
 * The name and the domain of each verifier without differences of case and accents. They are kept,
 * because each typed letter searches the list again.
 */
const folded = new WeakMap<Verifier, readonly string[]>()

function foldNames(verifier: Verifier): readonly string[] {
  const known = folded.get(verifier)
  if (known) return known
  const names = [labelVerifier(verifier), verifier.domain ?? ''].map(foldForSearch)
  folded.set(verifier, names)
  return names
}
