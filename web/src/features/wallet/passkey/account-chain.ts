import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { PasskeyKey } from '@did/domain/account/passkey'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { concatHex, serializeErc6492Signature } from 'viem'

export type AccountState = { isDeployed: boolean; nonce: bigint; epoch: number }
export type AccountChain = ReturnType<typeof readAccounts>

/** The selectors of the contracts' functions. A test compares them with the contracts' ABIs. */
export const selectors = {
  addressOf: '0xe68c9567',
  deploy: '0x171223dd',
  firstKey: '0x31d09e67',
  mintDID: '0x0488a15d',
  commitClaim: '0xdfbe94a2',
  nonce: '0xaffed0e0',
  sessionEpoch: '0xcee9047a',
} as const

/**
 * Reads accounts of passkeys from the chain at `rpcUrl`. Each returned function throws if the chain
 * does not answer.
 */
export function readAccounts({ rpcUrl, factory }: { rpcUrl: string; factory: Address }) {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const ask = async (to: Address, data: Hex) => readWords(await reader.call({ to, data }))
  const readNumber = async (account: Address, name: 'nonce' | 'sessionEpoch') =>
    BigInt((await ask(account, selectors[name]))(0))
  const isDeployed = async (account: Address) => (await reader.readCode(account)) !== '0x'
  return {
    async addressOf({ x, y }: PasskeyKey): Promise<Address> {
      const word = await ask(factory, concatHex([selectors.addressOf, x, y]))
      return toAddress(`0x${word(0).slice(-40)}`)
    },
    async firstKeyOf(account: Address): Promise<PasskeyKey> {
      const word = await ask(account, selectors.firstKey)
      return { x: word(0), y: word(1) }
    },
    async readState(account: Address): Promise<AccountState> {
      if (!(await isDeployed(account))) return { isDeployed: false, nonce: 0n, epoch: 0 }
      const [nonce, epoch] = await Promise.all([readNumber(account, 'nonce'), readNumber(account, 'sessionEpoch')])
      return { isDeployed: true, nonce, epoch: Number(epoch) }
    },
    /** Wraps an account's signature together with the call that deploys the account (ERC-6492). */
    wrapSignature({ x, y }: PasskeyKey, signature: Hex): Hex {
      return serializeErc6492Signature({ address: factory, data: concatHex([selectors.deploy, x, y]), signature })
    },
  }
}

/**
 * The returned function reads one word (32 bytes) of the chain's answer. The function throws if the
 * answer has too few words. An address without a contract gives an empty answer.
 */
function readWords(answer: string): (index: number) => Hex {
  return (index) => {
    const word = answer.slice(2 + 64 * index, 66 + 64 * index)
    if (!/^[0-9a-f]{64}$/i.test(word)) throw new Error('The chain answered too few words')
    return `0x${word}`
  }
}
