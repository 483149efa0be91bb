import * as z from 'zod/mini'
import { complaints } from '../texts/en/complaints.ts'

/** The length in bytes of the longest DNS name. The registry accepts no longer name. */
const maximumBytes = 253

/**
 * A schema for a DNS name in lower case with at least two labels, without port, path or IP address.
 */
export const domainNameSchema = z.pipe(
  z.string().check(z.trim(), z.maxLength(1000, complaints.domainTooLong)),
  z.transform((text, context) => {
    const name = parseDomainName(text)
    if (name !== null) return name
    context.issues.push({ code: 'custom', input: text, message: complaints.domain })
    return z.NEVER
  }),
)

export const proveDomainSchema = z.object({ domain: domainNameSchema })

/**
 * Returns a domain name in lower case, or null for any other text. Names in other scripts need the
 * `xn--` form.
 */
export function parseDomainName(text: string): string | null {
  const name = text.toLowerCase()
  // The last label may not begin with a digit, because the name could otherwise be another spelling
  // of an IP address.
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(name)
  return isName && name.length <= maximumBytes ? name : null
}
