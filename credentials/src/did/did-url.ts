/**
 * The parts of a DID URL (DID 1.0, section 3.2). `fragment` and `query` are null when the text has
 * none. A DID URL with a path is refused, because no DID method here gives a path a meaning.
 */
export type DidUrl = { did: string; method: string; id: string; query: URLSearchParams | null; fragment: string | null }

const idCharacter = '(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})'
const didPattern = new RegExp(`^did:([a-z0-9]+):((?:${idCharacter}*:)*${idCharacter}+)$`)
/** A longer text is not parsed as a DID URL, because parsing a very long text takes long. */
export const maximumDidUrlCharacters = 2048

/** Parses a DID URL. Returns null for any other text. */
export function parseDidUrl(text: string): DidUrl | null {
  if (text.length > maximumDidUrlCharacters) return null
  const [beforeFragment = '', ...fragments] = text.split('#')
  const [did = '', ...queries] = beforeFragment.split('?')
  const [, method, id] = didPattern.exec(did) ?? []
  if (method === undefined || id === undefined) return null
  return {
    did,
    method,
    id,
    query: queries.length === 0 ? null : new URLSearchParams(queries.join('?')),
    fragment: fragments.length === 0 ? null : fragments.join('#'),
  }
}
