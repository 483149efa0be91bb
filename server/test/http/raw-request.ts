import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Answering } from '../rig/client.ts'

type RawReply = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Sends the request line and the headers exactly as given. `fetch` would change the host and the
 * path.
 */
export function ask(node: Answering, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<RawReply>((resolve, reject) => {
    const { hostname, port } = new URL(node.url)
    const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
