import { request } from 'node:https'
import { unlessAborted } from '../db/dedicated-connection.ts'
import type { Outside } from './outside.ts'
import { isPublicAddress } from './public-address.ts'

export type PublicRequest = {
  host: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** An answer with more bytes is an error. */
  maximumBytes: number
  ms: number
}

/** `type` is the host's content-type header, or ''. */
export type PublicAnswer = { status: number; type: string; text: string }

/**
 * Anybody may name any host, so the server must not reach anything that the caller could not reach
 * alone. The name is resolved once, every IP address must be public, and the https connection goes
 * to a checked address, with a valid certificate, without redirects and limited in bytes and time.
 * Throws if the host gives no answer.
 */
export async function askPublicHost(outside: Outside, { ms, ...asked }: PublicRequest): Promise<PublicAnswer> {
  const stopping = AbortSignal.timeout(ms)
  const address = await unlessAborted(stopping, findPublicAddress(outside, asked.host))
  return unlessAborted(stopping, send(outside, { ...asked, address, stopping }))
}

/** Throws unless all IP addresses of the host are public. */
export async function findPublicAddress(outside: Outside, host: string): Promise<string> {
  const addresses = await outside.resolve(host)
  const [address] = addresses
  if (!address || !addresses.every(isPublicAddress)) throw new Error('No public address')
  return address
}

type Target = Omit<PublicRequest, 'ms'> & { address: string; stopping: AbortSignal }

function send(outside: Outside, target: Target): Promise<PublicAnswer> {
  const { host, address, method, path, headers, maximumBytes, stopping } = target
  return new Promise((resolve, reject) => {
    const call = request({
      host,
      defaultPort: 443,
      method,
      path,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'did-verification', ...headers },
      // An `agent` would resolve the name again and connect to an IP address that is not checked.
      createConnection: () => outside.connect({ address, host }),
      signal: stopping,
    })
    let isAnswered = false
    call.on('error', reject)
    // A host that switches to another protocol ends the call without an error or a response.
    call.on('close', () => !isAnswered && reject(new Error('No answer')))
    call.on('response', (response) => {
      isAnswered = true
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > maximumBytes) call.destroy(new Error('Too long'))
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    call.end()
  })
}
