/**
 * The limits of a JSON-LD document of other software. The time of canonicalization grows with the
 * square of `values`: 2,000 take about 50 ms, and 20,000 take four seconds. Each proof of a
 * document takes this time again, so a document with several proofs may have fewer values.
 * `contexts` limits the contexts of the whole document, and `contextValues` limits the values in
 * these contexts. `contextLength` limits the characters of one list of contexts.
 */
export const maximumDocument = {
  values: 2000,
  levels: 60,
  proofs: 5,
  contexts: 30,
  contextValues: 300,
  contextLength: 60_000,
}

/**
 * A credential of other software may have at most this many members and elements in all. The limit
 * also applies to a JWT or an SD-JWT, which nobody canonicalizes, because a schema takes time and
 * memory for each wrong value.
 */
export const maximumReadValues = 5_000

/**
 * The limits of a call of `/vc-api`. Any caller can make the service look up the issuer of each
 * credential on the chain, and each status in the service's own lists.
 */
export const maximumVcApiCall = { credentials: 20, statuses: 5 }

/**
 * The work of checking a document is counted in units. A document with no proof and at most this
 * many values is one unit. The units grow with the square of the number of values, like the time of
 * canonicalization. Each proof of a long document adds units, because the check of a proof reads
 * the whole text again.
 */
const valuesPerUnit = 100
const charactersPerUnit = 20_000
const unitsPerProof = 2
const unitsPerWrite = 3

/** Counts the units of work of a document with this many values, proofs and characters of text. */
export function countDocumentWork(values: number, proofs: number, characters: number): number {
  const unitsOfText = Math.floor(characters / charactersPerUnit) * Math.max(proofs, 1)
  return unitsPerProof * proofs + Math.ceil(values / valuesPerUnit) ** 2 + unitsOfText
}

/** Returns the units of work that a client may cause in a minute, from the limit of its writes. */
export function documentWorkPerMinute(writesPerSecond: number): number {
  return 60 * unitsPerWrite * writesPerSecond
}
