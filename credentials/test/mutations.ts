/** Makes random changes to texts and bytes, such as damage or a forger could make. */
import fc from 'fast-check'
import { crc24 } from '../src/share/share-bytes.ts'

declare const process: { env: Record<string, string | undefined> }
/** The number of random changes for each test. `npm run mutants` sets a higher one. */
export const rounds = Number(process.env['CHANGES'] ?? 1_000)

type Change = { kind: string; place: number; length: number; letter: string }

/**
 * A number from 0 to below 1. Almost all numbers that `fc.double` draws are close to 0, and here
 * all are equally likely.
 */
const anyPlace = fc.noBias(fc.nat(2 ** 24 - 1)).map((step) => step / 2 ** 24)

/** A change replaces, inserts, removes, repeats or swaps characters at a random place. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('replace', 'insert', 'remove', 'double', 'swap'),
    place: anyPlace,
    length: fc.integer({ min: 1, max: 40 }),
    letter: fc.constantFrom(...'ABFabcflnrstuxz0189-_+/=%&?#{}[]":, \n\u00e4\\'),
  }),
  { minLength: 1, maxLength: 3 },
)

export function mutate(text: string, from: number, list: readonly Change[]): string {
  return list.reduce((current, { kind, place, length, letter }) => {
    const at = from + Math.floor(place * (current.length - from))
    const [before, part, after] = [current.slice(0, at), current.slice(at, at + length), current.slice(at + length)]
    if (kind === 'replace') return before + letter + current.slice(at + 1)
    if (kind === 'insert') return before + letter + current.slice(at)
    if (kind === 'remove') return before + after
    if (kind === 'double') return before + part + part + after
    return before + after.slice(0, length) + part + after.slice(length)
  }, text)
}

export function mutateBytes(bytes: Uint8Array, list: readonly Change[]): Uint8Array {
  return list.reduce((current, { kind, place, length, letter }) => {
    const at = Math.floor(place * current.length)
    const [before, part, after] = [current.slice(0, at), current.slice(at, at + length), current.slice(at + length)]
    if (kind === 'insert') return Uint8Array.of(...before, letter.charCodeAt(0), ...current.slice(at))
    if (kind === 'remove') return Uint8Array.of(...before, ...after)
    if (kind === 'double') return Uint8Array.of(...before, ...part, ...part, ...after)
    if (kind === 'swap') return Uint8Array.of(...before, ...after.slice(0, length), ...part, ...after.slice(length))
    return current.map((byte, index) => (index === at ? byte ^ length : byte))
  }, bytes)
}

/** The bytes of the proof come without its checksum. */
export function takeApart(link: string): { payload: Uint8Array; body: Uint8Array } {
  const { search, hash } = new URL(link)
  return {
    payload: Uint8Array.fromBase64(decodeURIComponent(search.slice('?data='.length))),
    body: Uint8Array.fromBase64(hash.slice('#p='.length), { alphabet: 'base64url' }).slice(0, -3),
  }
}

/** Writes a link with any bytes and the right checksum, as a forger can do. */
export function forge(payload: Uint8Array, body: Uint8Array): { search: string; hash: string } {
  const sealed = Uint8Array.of(...body, ...crc24(Uint8Array.of(...payload, ...body)))
  return {
    search: `?data=${encodeURIComponent(payload.toBase64())}`,
    hash: `#p=${sealed.toBase64({ alphabet: 'base64url', omitPadding: true })}`,
  }
}
