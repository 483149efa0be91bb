import { sha256, stringToBytes } from 'viem/utils'
import type { Row } from '../rows/row.ts'

/** `fingerprint` is the SHA-256 hash of the link's text. */
export type LinkOfRow = { link: string; fingerprint: string }

/** Returns null for a row that came without a link, for example from a file. */
export function findLinkOfRow(row: Row): LinkOfRow | null {
  if (row.kind !== 'claim' || row.link === null) return null
  const link = new URL(row.link, location.origin).href
  return { link, fingerprint: sha256(stringToBytes(link)).slice(2) }
}

/**
 * The result is the link's page and its last characters, so nobody can open the link in this form.
 */
export function shortenLink(link: string): string {
  const { host, pathname } = new URL(link)
  return link.length <= longestRead ? link : `${host}${pathname}…${link.slice(-8)}`
}

const longestRead = 80
