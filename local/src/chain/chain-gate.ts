import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Place } from '../process/hidden-port.ts'
import { type Caller, type GateRules, identifyCaller, parseCalls } from './chain-caller.ts'

export type ChainGate = { stop: () => Promise<void> }
/**
 * `publicHost` is the header `Host` of requests that come through a proxy in front of the
 * installation.
 */
export type GatePage = { pageOrigin: string; publicHost?: string | undefined }
export type GateOptions = GatePage & { port: number; chain: Place }

const bodyAtMost = 2_000_000

/**
 * Opens a gate in front of the development chain, because the chain itself obeys every caller. The
 * gate admits only the installation's own page, wallets, and programs of this machine. It admits no
 * call for which the chain would sign with its own accounts. The gate refuses a request before the
 * chain sees it. CORS headers would not be enough: they would only hide the chain's answer from the
 * caller, after the chain has done what the call asks for.
 */
export async function openChainGate({ port, chain, pageOrigin, publicHost }: GateOptions): Promise<ChainGate> {
  const own = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
  const rules = { pageOrigin, hosts: publicHost === undefined ? own : [...own, publicHost] }
  const agent = new Agent({ keepAlive: true })
  const server = createServer((asked, answer) => {
    pass(asked, answer, { rules, chain, agent }).catch(() => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
  })
  // The chain's WebSocket does not check where its caller comes from, so the gate refuses
  // WebSockets.
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

type Way = { rules: GateRules; chain: Place; agent: Agent }

async function pass(asked: IncomingMessage, answer: ServerResponse, { rules, chain, agent }: Way): Promise<void> {
  const caller = identifyCaller(asked, rules)
  if (!caller) return refuse(answer, 403)
  for (const [name, value] of corsHeaders(caller)) answer.setHeader(name, value)
  if (asked.method === 'OPTIONS') return refuse(answer, 204)
  if (asked.method !== 'POST') return refuse(answer, 405)
  // Before a browser sends JSON to another origin, it sends a preflight request, which the gate
  // refuses if it comes from another web site. So the gate accepts only JSON.
  if (!/^application\/json\b/i.test(asked.headers['content-type'] ?? '')) return refuse(answer, 415)
  const text = await readBody(asked)
  if (text === null) return refuse(answer, 413)
  const calls = parseCalls(caller, text)
  if (!calls) return refuse(answer, 403)
  // The gate sends the parsed calls to the chain, and not the text of the request. Otherwise the
  // chain's parser might read the text differently than the gate's parser.
  const body = JSON.stringify(calls)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const forwarded = request({ ...chain, method: 'POST', agent, headers }).end(body)
  const [reply]: IncomingMessage[] = await once(forwarded, 'response')
  answer.writeHead(reply?.statusCode ?? 502, { 'content-type': 'application/json' })
  reply?.pipe(answer)
}

function corsHeaders(caller: Caller): [string, string][] {
  if (caller.kind === 'program') return []
  return [
    ['access-control-allow-origin', caller.origin],
    ['access-control-allow-methods', 'POST'],
    ['access-control-allow-headers', 'content-type'],
    ['access-control-max-age', '7200'],
    ['vary', 'origin'],
  ]
}

function refuse(answer: ServerResponse, status: number): void {
  answer.writeHead(status).end()
}

async function readBody(asked: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of asked) {
    size += chunk.length
    if (size > bodyAtMost) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
