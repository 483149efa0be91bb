import type { Emitter } from './emitter.ts'
import { type CallNode, callNode, fetchLocalChain, type LocalChain } from './node-connection.ts'
import type { Ask } from './prompt.ts'
import { refuse } from './provider-error.ts'
import { expectText, isRecord, readChainId } from './unknown-value.ts'

type KnownChain = { chainId: number; name: string; rpcUrl: string }

const localName = 'the local network'

/** The demo wallet starts on the installation's own chain, and a page may add other chains. */
export function createChains(ask: Ask, emitter: Emitter) {
  const added = new Map<number, KnownChain>()
  let loading: Promise<LocalChain> | null = null
  let currentId: number | null = null
  let isConnected = false

  const local = (): Promise<LocalChain> => {
    // A failed fetch of the chain's data is not kept, so the next call tries again. The server may
    // be back by then.
    loading ??= fetchLocalChain().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  async function current(): Promise<KnownChain> {
    const chain = await local()
    return added.get(currentId ?? chain.chainId) ?? { ...chain, name: localName }
  }
  /**
   * Emits `connect` when the node of the present chain answers for the first time. A call that
   * fails later emits nothing, because the chain may be back soon.
   */
  const call: CallNode = async (method, params) => {
    const chain = await current()
    const result = await callNode(chain.rpcUrl, method, params)
    if (!isConnected) emitter.emit('connect', { chainId: toHexId(chain.chainId) })
    isConnected = true
    return result
  }
  async function moveTo(chain: KnownChain, lead: string): Promise<null> {
    if (chain.chainId === (await current()).chainId) return null
    if ((await ask({ title: 'Switch network?', lead, accept: 'Switch network' })) === null) throw refuse.byPerson()
    if (chain.chainId !== (await local()).chainId) added.set(chain.chainId, chain)
    currentId = chain.chainId
    emitter.emit('chainChanged', toHexId(chain.chainId))
    return null
  }

  return {
    local,
    call,
    chainId: async () => (await current()).chainId,
    async switchTo(params: readonly unknown[]): Promise<null> {
      const chainId = readChainId(params)
      const own = await local()
      const chain = chainId === own.chainId ? { ...own, name: localName } : added.get(chainId)
      if (!chain) throw refuse.unknownChain(chainId)
      return moveTo(chain, `This page wants to use ${chain.name} (chain ${chainId}).`)
    },
    async add(params: readonly unknown[]): Promise<null> {
      const chain = readChain(params)
      const own = await local()
      if (chain.chainId === own.chainId)
        return moveTo({ ...own, name: localName }, `This page wants to use the local network (chain ${chain.chainId}).`)
      return moveTo(
        chain,
        `This page wants to add ${chain.name} (chain ${chain.chainId}, at ${new URL(chain.rpcUrl).host}) and use it.`,
      )
    },
  }
}
export function toHexId(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

function readChain(params: readonly unknown[]): KnownChain {
  const chainId = readChainId(params)
  const [request] = params
  const urls = isRecord(request) ? request['rpcUrls'] : undefined
  const rpcUrl = expectText(Array.isArray(urls) ? urls[0] : undefined, 'rpcUrls[0]')
  if (!URL.canParse(rpcUrl) || !/^https?:/.test(rpcUrl)) throw refuse.params('rpcUrls[0] must be an http address')
  const name = isRecord(request) ? expectText(request['chainName'], 'chainName') : ''
  return { chainId, name, rpcUrl }
}
