import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { Config } from '../../config.ts'

type ChainForPages = { chainId: number; isReadable: boolean }

const timeoutMs = 2000

/** Asks the chain's address for browsers as the page does (CORS). Null means no answer. */
export async function askAsPage({
  publicRpcUrl,
  publicUrl,
}: Pick<Config, 'publicRpcUrl' | 'publicUrl'>): Promise<ChainForPages | null> {
  const allowed: (string | null)[] = []
  const fetchAsPage: typeof fetch = async (url, init) => {
    const headers = { 'content-type': 'application/json', origin: publicUrl }
    const response = await fetch(url, { ...init, headers })
    allowed.push(response.headers.get('access-control-allow-origin'))
    return response
  }
  try {
    const chainId = await createChainReader({ rpcUrl: publicRpcUrl, fetch: fetchAsPage, timeoutMs }).readChainId()
    return { chainId, isReadable: allowed.some((origin) => origin === '*' || origin === publicUrl) }
  } catch {
    return null
  }
}
