import type { AppConfig } from '@did/domain/app-config'
import { concatHex, type Hex, hexToBigInt } from 'viem'
import type { Chain } from './chain.ts'
import type { Config } from './config.ts'

export type PasskeyOffer = AppConfig['passkeys']

type Parts = {
  config: Pick<Config, 'didAccountFactory' | 'sponsorKey' | 'embedded'>
  chain: Pick<Chain, 'client'>
  log: Record<'info' | 'warn', (message: string) => void>
}

/** The contract of P-256 signatures that is built into a chain (EIP-7951). */
const precompile = '0x0000000000000000000000000000000000000100'
const askAgainMs = 2_000
/** One wrong answer of a provider must not switch passkeys off until the node restarts. */
const judgeAgainMs = 60_000

/**
 * The returned function tells whether people can sign up with a passkey. It never waits for the
 * chain. Until the chain has shown the precompile, a call may start another request.
 */
export function createPasskeyOffer({ config, chain, log }: Parts): () => PasskeyOffer {
  const { didAccountFactory: factory, sponsorKey, embedded } = config
  if (!factory || !sponsorKey) return () => ({ status: 'not-set-up' })
  let hasPrecompile: boolean | null = null
  let nextAt = 0
  const ask = async () => {
    try {
      const isMissing = !(await findPrecompile(chain))
      if (isMissing && hasPrecompile === null) tellMissing(log, embedded)
      hasPrecompile = !isMissing
      nextAt = performance.now() + judgeAgainMs
    } catch {
      // If the chain does not answer, a later call asks it again.
      nextAt = performance.now() + askAgainMs
    }
  }
  return () => {
    if (hasPrecompile !== true && performance.now() >= nextAt) {
      nextAt = Number.POSITIVE_INFINITY
      void ask()
    }
    if (hasPrecompile === null) return { status: 'unknown' }
    return hasPrecompile || embedded ? { status: 'offered', factory } : { status: 'no-precompile' }
  }
}

/**
 * Without the precompile, OpenZeppelin's P256 computes in Solidity, and each signature costs some
 * 225,000 gas more. A trial's chain costs nothing.
 */
function tellMissing(log: Parts['log'], embedded: boolean): void {
  const fact = 'the chain has no P-256 precompile (EIP-7951), so each signature of a passkey costs 225,000 gas more'
  if (embedded) log.info(`${fact}. Passkeys are offered, because this is a trial`)
  else log.warn(`${fact}. Passkeys are not offered`)
}

/** A signature of the word "sample" (RFC 6979, A.2.5): its hash, r, s and the key's x and y. */
const hash = '0xaf2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf'
const signature: readonly Hex[] = [
  '0xefd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716',
  '0xf7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  '0x60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6',
  '0x7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
]
const otherHash = '0xaf2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1be'

/**
 * The precompile must also refuse a wrong signature, because a contract that accepts every
 * signature would be worse than none.
 */
async function findPrecompile({ client }: Parts['chain']): Promise<boolean> {
  const call = async (digest: Hex) =>
    (await client.call({ to: precompile, data: concatHex([digest, ...signature]) })).data ?? '0x'
  const [good, bad] = await Promise.all([call(hash), call(otherHash)])
  return good.length === 66 && hexToBigInt(good) === 1n && bad === '0x'
}
