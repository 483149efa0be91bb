import type { Address, Hex } from '@did/domain/hex'
import { type ChainReader, ChainRefusal } from './chain-reader.ts'
import { controllerOf, frozenSince, selectors } from './registry-calls.ts'

/**
 * Who acts for an identity. `since` is the time of the last change of control, or 0 if control
 * never changed. `frozenSince` is the time when a key was reported stolen, or 0 if no report
 * counts. Both are in Unix seconds.
 */
export type IdentityControl = { controller: Address; since: number; byRecovery: boolean; frozenSince: number }

type Asked = { didRegistry: Address; identity: Address }

/**
 * Reads who acts for an identity now. In an older registry, which lacks `controllerOf` and
 * `frozenSince`, each identity acts for itself, because nobody can move or freeze it. Throws
 * without a reliable answer.
 */
export async function readControl(reader: ChainReader, asked: Asked): Promise<IdentityControl> {
  const itself = { controller: asked.identity, since: 0, byRecovery: false }
  const [control, frozen] = await Promise.all([
    ask(reader, asked, controllerOf, itself),
    readFrozenSince(reader, asked),
  ])
  return { ...control, frozenSince: frozen }
}

/**
 * Reads since when a key of an identity is reported stolen (Unix seconds). Returns 0 if no report
 * counts, and for an older registry. Throws without a reliable answer.
 */
export function readFrozenSince(reader: ChainReader, asked: Asked): Promise<number> {
  return ask(reader, asked, frozenSince, 0)
}

type Question<T> = { encode: (identity: Address) => Hex; decode: (result: string) => T }

async function ask<T>(reader: ChainReader, { didRegistry, identity }: Asked, question: Question<T>, ofEarlier: T) {
  const answer = await reader.call({ to: didRegistry, data: question.encode(identity) }).catch(toEmptyAnswer)
  return answer === '0x' && (await isEarlier(reader, didRegistry)) ? ofEarlier : question.decode(answer)
}

function toEmptyAnswer(error: unknown): string {
  if (error instanceof ChainRefusal && error.isRevert) return '0x'
  throw error
}

/**
 * Tells whether the registry's code lacks `controllerOf`. A revert does not prove this, because a
 * node may report a revert for another reason. The code of a registry cannot change.
 */
async function isEarlier(reader: ChainReader, didRegistry: Address): Promise<boolean> {
  const code = (await reader.readCode(didRegistry)).toLowerCase()
  return code !== '0x' && !code.includes(selectors.controllerOf)
}
