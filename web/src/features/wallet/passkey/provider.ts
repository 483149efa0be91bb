import { type Address, addressSchema, type Hex, hexSchema, isSameAddress } from '@did/domain/hex'
import { grantingSignInStatement } from '@did/domain/protocol/signed-statements'
import { hashMessage, hashTypedData, hexToString, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { rpcCodes } from '../engine/rpc-codes.ts'
import type { Eip1193Provider } from '../engine/wallet-port.ts'
import { createAccountSigner } from './account-signer.ts'
import type { OpenedAccount } from './open-account.ts'

const signText = z.tuple([hexSchema, addressSchema])
const signTyped = z.tuple([addressSchema, z.string()])
const transaction = z.tuple([z.object({ from: addressSchema, to: addressSchema, data: hexSchema })])
const switching = z.tuple([z.object({ chainId: z.string() })])

/**
 * With this provider (EIP-1193), the page uses a passkey's account like a wallet. The account
 * exists on one chain only. `end` takes back the tab's right to sign without asking the person.
 */
export function createPasskeyProvider(opened: OpenedAccount): Eip1193Provider & { end: () => void } {
  const { account } = opened.known
  const chainId = numberToHex(opened.config.chainId)
  const signer = createAccountSigner(opened)
  const assertOwn = (address: Address) => {
    if (!isSameAddress(address, account)) throw refusal(rpcCodes.unauthorized, 'This passkey opens another account')
  }
  const handlers: Record<string, (params: unknown) => Promise<unknown>> = {
    eth_requestAccounts: async () => [account],
    eth_accounts: async () => [account],
    eth_chainId: async () => chainId,
    personal_sign: async (params) => {
      const [text, address] = signText.parse(params)
      assertOwn(address)
      const hash = hashMessage({ raw: text })
      return isGranting(text) ? signer.signInAndGrant(hash) : signer.signHash(hash)
    },
    eth_signTypedData_v4: async (params) => {
      const [address, typedData] = signTyped.parse(params)
      assertOwn(address)
      return signer.signHash(hashTypedData(JSON.parse(typedData)))
    },
    eth_sendTransaction: async (params) => {
      const [{ from, to, data }] = transaction.parse(params)
      assertOwn(from)
      return signer.send([{ to, data }])
    },
    wallet_switchEthereumChain: async (params) => {
      if (switching.parse(params)[0].chainId === chainId) return null
      throw refusal(rpcCodes.unsupported, 'An account of a passkey lives on one chain')
    },
  }
  return {
    request: async ({ method, params }) => {
      const handle = handlers[method]
      if (!handle) throw refusal(rpcCodes.unsupported, `An account of a passkey has no ${method}`)
      return handle(params).catch(async (error: unknown) => {
        // The texts of the errors are needed only when a request has failed, so load them here.
        await import('./passkey-errors.ts').catch(() => {})
        throw error
      })
    },
    passkey: signer.passkey,
    on: () => {},
    removeListener: () => {},
    end: signer.end,
  }
}

/**
 * A text that grants a right to a key of this tab must say so and name this site, because the
 * person signs it.
 */
function isGranting(text: Hex): boolean {
  const [first = '', ...rest] = hexToString(text).split('\n')
  return first.startsWith(`${location.host} wants you to sign in`) && rest.includes(grantingSignInStatement)
}

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
