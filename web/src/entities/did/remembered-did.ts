import type { DidId } from '@did/domain/ids'
import * as z from 'zod/mini'
import { recall, remember } from '../../lib/page/browser-storage.ts'

const key = 'chosen_dids'
const maximum = 20
const idsSchema = z.array(z.number())

/**
 * Returns the database ids of the DIDs that somebody chose in this browser, the latest first. An id
 * does not tell who owns the DID.
 */
export function readChosenDids(): readonly number[] {
  try {
    return idsSchema.parse(JSON.parse(recall(key) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberChosenDid(id: DidId): void {
  const others = readChosenDids().filter((other) => other !== id)
  remember(key, JSON.stringify([id, ...others].slice(0, maximum)))
}
