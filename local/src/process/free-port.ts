import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * These ports are below those that Linux gives to outgoing connections, which could take one in the
 * meantime.
 */
const ownPorts = { first: 20_000, last: 32_767 }
const attemptsAtMost = 1_000

/** Returns the preferred port of 127.0.0.1 when it is free, and otherwise any free one. */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await isPortFree(preferred))) return preferred
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    const port = randomInt(ownPorts.first, ownPorts.last + 1)
    if (await isPortFree(port)) return port
  }
  throw new Error(`No port from ${ownPorts.first} to ${ownPorts.last} is free`)
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
