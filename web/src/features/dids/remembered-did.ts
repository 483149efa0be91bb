import type { DidId } from '@did/domain/ids'
import { z } from 'zod'

const key = 'chosen_dids'
const maximum = 20
const idsSchema = z.array(z.number())

/** The rows of the DIDs that were chosen in this browser, the latest first. Ids say nothing about their owners. */
export function readChosenDids(): readonly number[] {
  try {
    return idsSchema.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberChosenDid(id: DidId): void {
  try {
    const others = readChosenDids().filter((other) => other !== id)
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, maximum)))
  } catch {
    // A browser without storage shows the default again on the next visit.
  }
}
