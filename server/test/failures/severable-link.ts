import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Opens a TCP proxy to a URL. A test can cut and mend the proxy's connections, as if somebody
 * pulled a cable.
 */
export async function createSeverableLink(targetUrl: string) {
  let target = new URL(targetUrl)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The link has no port')
  const near = new URL(targetUrl)
  near.host = `127.0.0.1:${address.port}`
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: near.href,
    cut,
    redirect: (url: string) => {
      target = new URL(url)
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
