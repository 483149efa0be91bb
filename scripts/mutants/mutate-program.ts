/**
 * Node loads this file before a program that a test starts. This file removes one defence from the
 * sources of the program (see ../mutants.ts).
 */
import { registerHooks } from 'node:module'

const { MUTATED_MODULE, MUTATED_TEXT } = process.env

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    return url === MUTATED_MODULE ? { ...loaded, source: MUTATED_TEXT ?? '' } : loaded
  },
})
