import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { demoWalletBuild, ensureBuilt } from '../src/page-build.ts'
import type { TestChain } from '../src/test-stack.ts'

const root = join(import.meta.dirname, '../..')

/**
 * This page finds wallets only by EIP-6963. It listens for Escape and for presses on the document,
 * as pages with dialogs of Radix do, and counts what it hears.
 */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><body><main><button>Page button</button></main>
<script src="/page.js"></script><script src="/demo-wallet.js"></script></body></html>`
const pageScript = `
window.seen = { heard: [], escapes: 0, presses: 0, hasEthereum: () => 'ethereum' in window }
window.addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (seen.wallet) return
  seen.info = detail.info
  seen.wallet = detail.provider
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    detail.provider.on(name, (value) => seen.heard.push({ name, value }))
})
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') seen.escapes += 1 }, true)
document.addEventListener('pointerdown', () => { seen.presses += 1 })
`

/** Serves the page under the product's content security policy, with the demo wallet on it. */
export async function servePage(chain: TestChain): Promise<{ url: string; stop: () => void }> {
  const built = await ensureBuilt(demoWalletBuild(root), { root })
  const config = { chainId: chain.chainId, rpcUrl: chain.rpcUrl, didRegistry: chain.contracts.didRegistry }
  const files: Record<string, [type: string, content: string | Buffer]> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', pageScript],
    '/demo-wallet.js': ['text/javascript', readFileSync(join(built, 'demo-wallet.js'))],
    '/api/config': ['application/json', JSON.stringify(config)],
  }
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-x'; connect-src 'self' ${chain.rpcUrl}; img-src 'self' data:`
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? []
    if (type === undefined) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port')
  return { url: `http://localhost:${address.port}`, stop: () => server.close() }
}
