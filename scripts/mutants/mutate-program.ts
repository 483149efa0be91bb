/**
 * Node loads this file before a program that a test starts. It takes one defence out of the
 * program's sources (see ../mutants.ts).
 */
import { registerHooks } from 'node:module'

const { MUTATED_MODULE, MUTATED_TEXT } = process.env

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    return url === MUTATED_MODULE ? { ...loaded, source: MUTATED_TEXT ?? '' } : loaded
  },
})
