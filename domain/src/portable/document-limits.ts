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
 * The members and elements of a credential that is read, in all. Nobody canonicalizes the payload
 * of a JWT or an SD-JWT, but a schema takes time and memory for each wrong value.
 */
export const maximumReadValues = 5_000

/**
 * The limits of a call of `/vc-api`. Any caller can make the service look up the issuer of each
 * credential on the chain, and each status in the service's own lists.
 */
export const maximumVcApiCall = { credentials: 20, statuses: 5 }

/**
 * A document with this many values and no proof is one unit of work. Like the time of
 * canonicalization, the units grow with the square of the values. Each proof of a long document
 * takes further units, because its check reads the whole text again.
 */
const valuesPerUnit = 100
const charactersPerUnit = 20_000
const unitsPerProof = 2
const unitsPerWrite = 3

/** Counts the units of work of a document with this many values, proofs and characters. */
export function countDocumentWork(values: number, proofs: number, characters: number): number {
  const unitsOfText = Math.floor(characters / charactersPerUnit) * Math.max(proofs, 1)
  return unitsPerProof * proofs + Math.ceil(values / valuesPerUnit) ** 2 + unitsOfText
}

/** Returns the units of work that a client may cause in a minute, from the limit of its writes. */
export function documentWorkPerMinute(writesPerSecond: number): number {
  return 60 * unitsPerWrite * writesPerSecond
}
