/**
 * The limits of a JSON-LD document of other software. The time of canonicalization grows with the
 * square of `values`: 2,000 take about 50 ms, and 20,000 take four seconds. Each proof takes this
 * time again, so a document with several proofs may have fewer values. `contexts` limits the
 * contexts of the whole document, and `contextValues` their values. `contextLength` limits the
 * characters of one list of contexts.
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
 * A credential of other software may have at most this many members and elements, even as a JWT or
 * an SD-JWT, which nobody canonicalizes. A schema takes time and memory for each wrong value.
 */
export const maximumReadValues = 5_000

/**
 * The limits of a call of `/vc-api`. Such a call can make the service look up the issuer of each
 * credential on the chain, and each status in the service's own lists.
 */
export const maximumVcApiCall = { credentials: 20, statuses: 5 }

/**
 * The check of a document is counted in units of work. One unit is a document without proofs and
 * with this many values. The units grow with the square of the number of values, like the time of
 * canonicalization. Each proof of a long document adds units, because its check reads the whole
 * text again.
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

/**
 * Returns the units of work that a client may cause in a minute, from the client's limit of writes.
 */
export function documentWorkPerMinute(writesPerSecond: number): number {
  return 60 * unitsPerWrite * writesPerSecond
}
