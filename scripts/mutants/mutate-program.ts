/**
 * When a test starts a program, Node loads this file before the program. This file removes one
 * defence from the program's sources (see ../mutants.ts).
 */
import { registerHooks } from 'node:module'

const { MUTATED_MODULE, MUTATED_TEXT } = process.env

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    return url === MUTATED_MODULE ? { ...loaded, source: MUTATED_TEXT ?? '' } : loaded
  },
})
