import * as z from 'zod/mini'
import { complaints } from '../texts/en/complaints.ts'
import { parseDomainName } from '../verifier/domain-name.ts'

/**
 * The limits within which the service fetches documents of other hosts for a page: the bytes of a
 * `document` and of a `list`, and the milliseconds of a fetch. A node holds each document in
 * memory, so it fetches at most `atOnce` at the same time.
 */
export const foreignDocumentLimits = {
  document: 256 * 1024,
  list: 1024 * 1024,
  ms: 5_000,
  atOnce: { perNode: 100, perClient: 30 },
}

/** The kinds of documents, each with its own limit of bytes (`foreignDocumentLimits`). */
export const foreignDocumentKinds = ['document', 'list'] as const
export type ForeignDocumentKind = (typeof foreignDocumentKinds)[number]

/** An https address of a host with a name, without a port and without a user's name. */
export const foreignDocumentUrlSchema = z.pipe(
  z.string().check(z.maxLength(2000, complaints.invalid)),
  z.transform((text, context) => {
    const url = parseForeignUrl(text)
    if (url !== null) return url
    context.issues.push({ code: 'custom', input: text, message: complaints.invalid })
    return z.NEVER
  }),
)

/**
 * Matches an address that the service may fetch. A user's name, a port and a backslash are refused,
 * because programs disagree on how to read them.
 */
const address = /^https:\/\/([^/?#:@\\\s]+)(\/[!-~]*|\?[!-~]*|#[!-~]*)?$/i

/**
 * Returns host and path of an address without its fragment, or null if the service does not fetch
 * from this address.
 */
export function parseForeignUrl(text: string): { host: string; path: string } | null {
  const [, name = '', rest = ''] = address.exec(text) ?? []
  const host = parseDomainName(name)
  if (host === null || rest.includes('\\')) return null
  const [path = ''] = rest.split('#')
  return { host, path: path.startsWith('/') ? path : `/${path}` }
}
