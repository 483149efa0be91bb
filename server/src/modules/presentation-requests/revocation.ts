import { statusListSize } from '@did/domain/attestation/status-list'
import { isAppError } from '@did/domain/errors'
import type { PresentationFault } from '@did/domain/portable/presentation-request'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { RevocationRow } from '../revocations/service.ts'
import { getStatusListEntry } from '../status-lists/service.ts'

const tokenStatusSchema = z.object({ status_list: z.object({ idx: z.int().nonnegative(), uri: z.string() }) })
const bitstringStatusSchema = z.object({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().regex(/^(?:0|[1-9]\d{0,9})$/),
  statusListCredential: z.string(),
})

type Place = { statusList: number; statusIndex: number }
/** Throws `not-found` if the status list of this installation does not exist. */
export type FindEntry = (place: Place) => Promise<RevocationRow | null>

/** The database is asked about each place only once for the checks of one presentation. */
export function openEntries(ctx: Context): FindEntry {
  const asked = new Map<string, Promise<RevocationRow | null>>()
  return (place) => {
    const key = `${place.statusList} ${place.statusIndex}`
    const entry = asked.get(key) ?? getStatusListEntry(ctx, place)
    asked.set(key, entry)
    return entry
  }
}

/**
 * Looks up a credential of this installation in the status lists of this installation, at the place
 * that the signed credential names. A status of any other form is a fault.
 */
export async function findStatusFault(
  { config: { publicUrl } }: Pick<Context, 'config'>,
  status: unknown,
  findEntry: FindEntry,
): Promise<PresentationFault | null> {
  if (status === null) return null
  const place = readPlace(status, publicUrl)
  if (place === null || place.statusIndex >= statusListSize) return 'unreadable'
  try {
    return (await findEntry(place)) === null ? null : 'revoked'
  } catch (error) {
    // The signer of the credential named a list that does not exist here.
    if (isAppError(error, 'not-found')) return 'unreadable'
    throw error
  }
}

function readPlace(status: unknown, publicUrl: string): Place | null {
  const token = tokenStatusSchema.safeParse(status)
  if (token.success) {
    const { uri, idx } = token.data.status_list
    return readList(uri, `${publicUrl}/token-status-lists/`, idx)
  }
  const bitstring = bitstringStatusSchema.safeParse(status)
  if (!bitstring.success) return null
  const { statusListCredential, statusListIndex } = bitstring.data
  return readList(statusListCredential, `${publicUrl}/status-lists/`, Number(statusListIndex))
}

function readList(address: string, folder: string, statusIndex: number): Place | null {
  const id = address.startsWith(folder) ? address.slice(folder.length) : ''
  return /^[1-9]\d{0,9}$/.test(id) ? { statusList: Number(id), statusIndex } : null
}
