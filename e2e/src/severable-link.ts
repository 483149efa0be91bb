/** A connection between two programs that a test can cut and mend, by a proxy of plain TCP. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '@did/local/process/free-port'

export type Link = {
  port: number
  /** Ends every connection through the proxy and refuses new ones. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

/** Opens a TCP proxy to a port of this machine. The test has to cut the link before it ends. */
export async function openLink(targetPort: number): Promise<Link> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  // While the link is cut, the port from `findFreePort` stays free, because no outgoing connection
  // gets such a port.
  const port = await findFreePort()
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await mend()
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return { port, cut, mend }
}
