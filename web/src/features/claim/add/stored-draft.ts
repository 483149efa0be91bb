import type { DidId } from '@did/domain/ids'
import * as z from 'zod/mini'
import type { ClaimStart } from '../../../entities/claim-form/claim-start.ts'
import { currentKeeper } from '../../../lib/query/kept-answers.ts'
import type { AddClaimInput } from './add-claim-form.ts'

/**
 * The milliseconds without typing after which the page stores the draft. Sealing the draft at each
 * letter would cost too much.
 */
const pauseMs = 250

/** A draft may be unfinished, so the schema checks only the type of each value. */
const draftSchema = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  issuer: z.string(),
  holderName: z.string(),
  issueDate: z.string(),
  values: z.array(z.string()),
  opened: z.array(z.string()),
  selfIssued: z.boolean(),
  publication: z.enum(['private', 'publish']),
})

let waiting: ReturnType<typeof setTimeout> | undefined

const nameOf = (didId: DidId, start: ClaimStart | undefined) => `claim-draft:${didId}:${start?.key ?? 'free'}`

export function hasStoredDrafts(): boolean {
  return currentKeeper() !== null
}

/**
 * Finds the draft that outlived a reload. The draft is sealed and deleted together with the
 * server's answers that this browser keeps.
 */
export async function findStoredDraft(didId: DidId, start: ClaimStart | undefined): Promise<AddClaimInput | null> {
  const text = await currentKeeper()?.find(nameOf(didId, start))
  const draft = text ? parseDraft(text) : null
  // A draft does not fit if the template's fields have changed since the draft was stored.
  return draft?.values.length === (start?.fields.length ?? 0) ? draft : null
}

export function storeDraft(didId: DidId, start: ClaimStart | undefined, form: AddClaimInput): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => currentKeeper()?.keep(nameOf(didId, start), JSON.stringify(form)), pauseMs)
}

export function dropStoredDraft(didId: DidId, start: ClaimStart | undefined): void {
  clearTimeout(waiting)
  currentKeeper()?.drop(nameOf(didId, start))
}

function parseDraft(text: string): AddClaimInput | null {
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
