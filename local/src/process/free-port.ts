import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns the preferred port of 127.0.0.1 when it is free, and otherwise any free one. */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await isPortFree(preferred))) return preferred
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  return address.port
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
