/** The reverse proxy of an installation ends TLS, and tells the node the caller's address. */
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import { certificate } from '@did/local/test-certificate'

export type TlsEnd = { publicUrl: string; stop: () => void }

/**
 * Listens with a certificate that no browser trusts, and passes every request on to the node's
 * port.
 */
export async function openTlsEnd(port: number): Promise<TlsEnd> {
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (asked, answer) => {
    const { method, url, headers, socket } = asked
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress }
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers: forwarded }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const far = connect(port, '127.0.0.1')
    const lines = Array.from(
      { length: rawHeaders.length / 2 },
      (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}`,
    )
    far.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TLS server has no port')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { publicUrl: `https://localhost:${address.port}`, stop }
}
