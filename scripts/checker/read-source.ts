import { existsSync, readFileSync } from 'node:fs'
import { readBaked } from '@did/credentials/foreign/read-baked'
import { type ForeignText, readForeign } from '@did/credentials/foreign/read-foreign'
import { maximumFileLength, parseShareFile } from '@did/credentials/share/share-file'
import { type ParsedLink, parseAnyShareUrl } from '@did/credentials/share/short-link'

/** A source is a link or a file of this product, or a credential of other people's software. */
export type Source =
  | { kind: 'share'; share: ParsedLink; origin: string | null }
  | { kind: 'foreign'; credential: ForeignText }

/** Reads a link or a file. Throws for a text that is neither. */
export async function readSource(source: string): Promise<Source> {
  if (/^https?:\/\//.test(source))
    return { kind: 'share', share: parseAnyShareUrl(source), origin: URL.parse(source)?.origin ?? null }
  if (/^\/(shared-claim\?|s\/)/.test(source)) return { kind: 'share', share: parseAnyShareUrl(source), origin: null }
  if (!existsSync(source)) throw new Error(`${source} is neither a link nor a file.`)
  const bytes = readFileSync(source)
  const credential = readForeign((await readBaked(bytes)) ?? bytes.toString('utf8'))
  if (credential !== null) return { kind: 'foreign', credential }
  return { kind: 'share', share: parseShareFile(bytes.toString('utf8').slice(0, maximumFileLength + 1)), origin: null }
}
