import type { Hex } from '@did/domain/hex'
import { createChains, toHexId } from './chains.ts'
import { describeTransaction } from './describe-transaction.ts'
import { createEmitter } from './emitter.ts'
import type { Ask } from './prompt.ts'
import { refuse } from './provider-error.ts'
import { prepareTransaction, sendPrepared } from './send-transaction.ts'
import { confirm, signMessage, signTypedData } from './signing.ts'
import { isRecord } from './unknown-value.ts'
import { createWalletSlot } from './wallet.ts'

type Handler = (params: readonly unknown[]) => Promise<unknown>

/** Creates the EIP-1193 provider through which pages use the demo wallet. */
export function createProvider(ask: Ask) {
  const emitter = createEmitter()
  const slot = createWalletSlot(ask, emitter)
  const chains = createChains(ask, emitter)
  const inTurn = createQueue()

  async function sendTransaction(params: readonly unknown[]): Promise<unknown> {
    const [request] = params
    const wallet = slot.authorized(isRecord(request) ? request['from'] : undefined)
    const [known, chainId] = [await chains.local(), await chains.chainId()]
    const prepared = await prepareTransaction(request, wallet.address, chains.call)
    await confirm(
      describeTransaction({ ...prepared, maxFee: prepared.gas * prepared.maxFeePerGas }, known),
      wallet,
      ask,
    )
    return sendPrepared(prepared, { ...wallet, chainId }, chains.call)
  }

  /**
   * These methods show a prompt. They run one after the other, so that only one prompt is open at a
   * time.
   */
  const asking: Record<string, Handler> = {
    // Each request for a connection lets the user choose a wallet, because one user plays several
    // demo people.
    eth_requestAccounts: () => slot.choose(location.host),
    wallet_requestPermissions: async () => describePermissions(await slot.choose(location.host)),
    personal_sign: (params) => signMessage(params, slot, ask),
    eth_signTypedData_v4: async (params) => signTypedData(params, { slot, ask, chainId: await chains.chainId() }),
    eth_sendTransaction: sendTransaction,
    wallet_addEthereumChain: chains.add,
    wallet_switchEthereumChain: chains.switchTo,
  }
  const telling: Record<string, Handler> = {
    eth_accounts: async () => slot.accounts(),
    eth_coinbase: async () => slot.accounts()[0] ?? null,
    eth_chainId: async () => toHexId(await chains.chainId()),
    net_version: async () => String(await chains.chainId()),
    wallet_getPermissions: async () => describePermissions(slot.accounts()),
    wallet_revokePermissions: async () => {
      slot.forget()
      emitter.emit('disconnect', refuse.disconnected())
      return null
    },
  }

  async function request(call: { method: string; params?: unknown }): Promise<unknown> {
    const { method } = call
    if (typeof method !== 'string') throw refuse.params('a method is needed')
    const params: readonly unknown[] = Array.isArray(call.params) ? call.params : []
    const [ask, tell] = [own(asking, method), own(telling, method)]
    if (ask) return inTurn(() => ask(params))
    if (tell) return tell(params)
    if (isRead(method)) return chains.call(method, params)
    throw refuse.unsupported(method)
  }

  return { isDemoWallet: true, request, on: emitter.on, removeListener: emitter.removeListener }
}

function own(handlers: Record<string, Handler>, method: string): Handler | undefined {
  return Object.hasOwn(handlers, method) ? handlers[method] : undefined
}

/**
 * Tells whether the wallet passes a method on to the chain's node. It passes on no method for which
 * the node would sign with a key of its own.
 */
function isRead(method: string): boolean {
  return /^(eth|net|web3)_/.test(method) && !/^eth_sign|^eth_sendTransaction$/.test(method)
}

function describePermissions(accounts: readonly Hex[]) {
  if (accounts.length === 0) return []
  return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: accounts }] }]
}

function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
