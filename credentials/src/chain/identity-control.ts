import type { Address, Hex } from '@did/domain/hex'
import { type ChainReader, ChainRefusal } from './chain-reader.ts'
import { controllerOf, frozenSince, selectors } from './registry-calls.ts'

/**
 * Who acts for an identity. `since` is when control changed last, and `frozenSince` when a key was
 * reported stolen, both in Unix seconds. 0 means never, or not at present.
 */
export type IdentityControl = { controller: Address; since: number; byRecovery: boolean; frozenSince: number }

type Asked = { didRegistry: Address; identity: Address }

/**
 * Reads who acts for an identity now. Throws without a reliable answer. A registry from before
 * these functions gives none. With its code, nobody could ever move or freeze an identity, and
 * nobody can change that code. So its identities act for themselves.
 */
export async function readControl(reader: ChainReader, asked: Asked): Promise<IdentityControl> {
  const itself = { controller: asked.identity, since: 0, byRecovery: false }
  const [control, frozen] = await Promise.all([
    ask(reader, asked, controllerOf, itself),
    readFrozenSince(reader, asked),
  ])
  return { ...control, frozenSince: frozen }
}

/** Reads since when a key of an identity is reported stolen, under the same rules. */
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

/** A node may report a revert of its own, so the registry's code has to show what it lacks. */
async function isEarlier(reader: ChainReader, didRegistry: Address): Promise<boolean> {
  const code = (await reader.readCode(didRegistry)).toLowerCase()
  return code !== '0x' && !code.includes(selectors.controllerOf)
}
