import { existsSync, readFileSync } from 'node:fs'
import { readBaked } from '@did/credentials/foreign/read-baked'
import { type ForeignText, readForeign } from '@did/credentials/foreign/read-foreign'
import { listLinks } from '@did/credentials/link/links-in-text'
import { maximumFileLength, parseShareFile } from '@did/credentials/share/share-file'
import { type ParsedLink, parseAnyShareUrl } from '@did/credentials/share/short-link'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'

export type Source =
  | { kind: 'share'; share: ParsedLink; origin: string | null }
  | { kind: 'foreign'; credential: ForeignText }

/**
 * Reads a file, or a link, even one that a mail or chat program has changed. Throws for any other
 * text, for a text with several links, and for a link that contains no claim.
 */
export async function readSource(source: string): Promise<Source> {
  if (!existsSync(source)) return readLink(source)
  const bytes = readFileSync(source)
  const credential = readForeign((await readBaked(bytes)) ?? bytes.toString('utf8'))
  if (credential !== null) return { kind: 'foreign', credential }
  return { kind: 'share', share: parseShareFile(bytes.toString('utf8').slice(0, maximumFileLength + 1)), origin: null }
}

function readLink(source: string): Source {
  const [link, ...more] = listLinks(source)
  if (more.length > 0) throw new Error(texts.faults.oneLink)
  const read = link ?? source
  if (link === undefined && !/^https?:\/\//.test(source)) throw new Error(texts.faults.noSource(source))
  const address = URL.parse(read)
  if (/^\/(answer|prove|add-key)\b/.test(address?.pathname ?? read)) throw new Error(texts.faults.asksOnly)
  return { kind: 'share', share: parseAnyShareUrl(read), origin: address?.origin ?? null }
}
