import { createChainReader } from '@did/credentials/chain/chain-reader'
import { readFrozenSince } from '@did/credentials/chain/identity-control'
import type { GuardianDecision, IdentityControl } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import type { Address, Hex } from '@did/domain/hex'
import { concatHex, keccak256 } from 'viem'
import { isAboutTarget } from '../request/recovery-progress.ts'

export type Change = Pick<IdentityControl, 'pending' | 'guardiansHash' | 'nextGuardians' | 'frozenSince'>

/** The selectors of the contracts' functions. A test compares them with the generated ABIs. */
export const selectors = {
  guardianRound: '0x15a69feb',
  pendingChange: '0xc1972149',
  guardiansHash: '0x8bb2bddb',
  nonces: '0x7ecebe00',
  firstKey: '0x31d09e67',
  endSessions: '0x5ef3e1e8',
  isKey: '0x7098e287',
} as const

/**
 * Reads from the chain what signatures have to name and what is about to change. Each function
 * throws if the chain does not answer.
 */
export function readRegistry({ rpcUrl, didRegistry }: Pick<AppConfig, 'rpcUrl' | 'didRegistry'>) {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const ask = (name: 'pendingChange' | 'guardiansHash', identity: Address) =>
    reader.call({ to: didRegistry, data: `${selectors[name]}${addressWord(identity)}` })
  const readNumber = async (name: 'guardianRound' | 'nonces', address: Address) => {
    const word = await reader.call({ to: didRegistry, data: `${selectors[name]}${addressWord(address)}` })
    if (!/^0x[0-9a-f]{64}$/i.test(word)) throw new Error('The chain answered no number')
    return BigInt(word).toString()
  }
  return {
    /**
     * Returns the round that a guardian's signature names. A guardian who joins a recovery that a
     * majority has started names the round before the present one, so that the recovery can become
     * a decision of all guardians.
     */
    async readRound(identity: Address, decision: GuardianDecision): Promise<string> {
      if (decision.kind !== 'recover') return readNumber('guardianRound', identity)
      const [round, pending] = await Promise.all([
        readNumber('guardianRound', identity),
        ask('pendingChange', identity).then(readPending),
      ])
      const isJoining = pending?.kind === 'recovery' && !pending.isUnanimous && isAboutTarget(pending, decision.target)
      return isJoining ? (BigInt(round) - 1n).toString() : round
    },
    async readChange(identity: Address): Promise<Change> {
      const [pending, guardians, frozenSince] = await Promise.all([
        ask('pendingChange', identity).then(readPending),
        ask('guardiansHash', identity).then(readGuardians),
        readFrozenSince(reader, { didRegistry, identity }),
      ])
      return { pending, ...guardians, frozenSince: frozenSince > 0 ? toTime(frozenSince) : null }
    },
    readNonce: (signer: Address) => readNumber('nonces', signer),
    isDeployed: async (account: Address) => (await reader.readCode(account)) !== '0x',
    /**
     * Tells whether the account of passkeys has this key. `key` is the coordinates x and y, 64
     * bytes.
     */
    async isKey(account: Address, key: Hex): Promise<boolean> {
      const answer = await reader.call({ to: account, data: concatHex([selectors.isKey, keccak256(key)]) })
      return /^0x0*1$/.test(answer)
    },
    /** Returns null if the address is no account of passkeys. */
    async findFirstKey(identity: Address): Promise<{ x: Hex; y: Hex } | null> {
      if ((await reader.readCode(identity)) === '0x') return null
      const words = await reader.call({ to: identity, data: selectors.firstKey }).catch(toNothing)
      if (!/^0x[0-9a-f]{128}$/i.test(words)) return null
      return { x: `0x${words.slice(2, 66)}`, y: `0x${words.slice(66)}` }
    },
  }
}

/** The kinds of `IIdentityControl.Change`. */
const kinds = [null, 'recovery', 'move', 'unfreeze'] as const

/** Reads the struct `PendingChange`. Null means that nothing is pending. */
function readPending(answer: string): Change['pending'] {
  const word = readWords(answer, 5)
  const kind = kinds[Number(word(0))]
  if (kind === undefined) throw new Error('The chain answered an unknown change')
  if (kind === null) return null
  const [controller, keyHash] = [word(1), word(4)]
  return {
    kind,
    controller: BigInt(controller) === 0n ? null : `0x${controller.slice(-40)}`,
    readyAt: toTime(word(2)),
    isUnanimous: BigInt(word(3)) === 1n,
    keyHash: BigInt(keyHash) === 0n ? null : keyHash,
  }
}

function readGuardians(answer: string): Pick<Change, 'guardiansHash' | 'nextGuardians'> {
  const word = readWords(answer, 3)
  return {
    guardiansHash: BigInt(word(0)) === 0n ? null : word(0),
    nextGuardians: BigInt(word(2)) === 0n ? null : { hash: word(1), at: toTime(word(2)) },
  }
}

function readWords(answer: string, count: number): (index: number) => Hex {
  if (answer.length !== 2 + 64 * count || !/^0x[0-9a-f]+$/i.test(answer))
    throw new Error('The chain answered another number of words')
  return (index) => `0x${answer.slice(2 + 64 * index, 66 + 64 * index)}`
}

function toTime(unixSeconds: Hex | number): string {
  return new Date(Number(unixSeconds) * 1000).toISOString()
}

/**
 * Only an account of passkeys has the function that tells its first key. Other contracts refuse the
 * call, which here means an empty answer.
 */
function toNothing(error: unknown): string {
  if (error instanceof Error && error.name === 'ChainRefusal') return '0x'
  throw error
}

function addressWord(address: Address): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}
