import type { Surroundings } from '@did/credentials/verdict/find-facts'
import type { Context } from '../../context.ts'
import { askTogether } from './ask-together.ts'
import type { FindEntry } from './revocation.ts'

const entryPath = /^\/status-lists\/(\d{1,10})\/entries\/(\d{1,10})$/

/**
 * A verdict's sources are the chain at this node's endpoint, and the status lists inside this
 * process, with `findEntry`.
 */
export function surroundingsOf(ctx: Context, findEntry: FindEntry): Surroundings {
  const { chainId, rpcUrl, didRegistry, didRegistryBlock, verifierPolicy } = ctx.config
  const askChain = askTogether(rpcUrl)
  return {
    now: Math.floor(ctx.now().getTime() / 1000),
    installation: { chainId, rpcUrl, didRegistry, deployedAtBlock: didRegistryBlock, verifierPolicy },
    serverUrl: '',
    fetch: async (url, init) => (url.startsWith('/') ? readEntry(url, findEntry) : askChain(url, init)),
  }
}

async function readEntry(path: string, findEntry: FindEntry): Promise<Response> {
  const [, list, index] = entryPath.exec(path) ?? []
  if (list === undefined) return new Response(null, { status: 404 })
  const row = await findEntry({ statusList: Number(list), statusIndex: Number(index) })
  const { attestation, reason, signature = null } = row ?? {}
  return Response.json({
    revoked: row !== null,
    revocation: signature === null ? null : { attestation, reason, signature },
  })
}
