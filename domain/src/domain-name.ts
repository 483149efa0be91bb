import { z } from 'zod'
import { complaints } from './texts/complaints.ts'

/** The longest that a DNS name can be, and that the registry takes (bytes). */
const maximumBytes = 253

/** A DNS name with at least two labels, lower case; never an address, a port or a path. */
export const domainNameSchema = z
  .string()
  .trim()
  .max(1000, complaints.domainTooLong)
  .transform((text, context) => {
    const name = parseDomainName(text)
    if (name !== null) return name
    context.addIssue({ code: 'custom', message: complaints.domain })
    return z.NEVER
  })

/** The one spelling of a domain name, or null where the text is none. Names in other scripts are taken in their `xn--` form. */
export function parseDomainName(text: string): string | null {
  const name = text.toLowerCase()
  // A last label that begins with a digit would be an address, in one of its many spellings.
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(name)
  return isName && name.length <= maximumBytes ? name : null
}
