import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The ports from which a free one is chosen. Linux gives only higher ports to outgoing connections,
 * so no such connection can take one of these in the meantime.
 */
const ownPorts = { first: 20_000, last: 32_767 }
const attemptsAtMost = 1_000
const localhost = '127.0.0.1'

/** The addresses and ports that this process has reserved. */
const reserved = new Set<string>()

/**
 * Reserves a port of 127.0.0.1 and returns it: the preferred one if it is free, and otherwise any
 * free one.
 */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await reservePort(preferred))) return preferred
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    const port = randomInt(ownPorts.first, ownPorts.last + 1)
    if (!reserved.has(`${localhost}:${port}`) && (await reservePort(port))) return port
  }
  throw new Error(`No port from ${ownPorts.first} to ${ownPorts.last} is free`)
}

/**
 * Reserves a TCP port until this process ends. The server on this port starts later. Until then,
 * the UDP port of the same number serves as a mark, so that no other process of ours takes the
 * port. Returns false if the port is not free.
 */
export async function reservePort(port: number, host = localhost): Promise<boolean> {
  const place = `${host}:${port}`
  if (reserved.has(place)) return isFree(port, host)
  const mark = createSocket('udp4')
  try {
    mark.bind({ port, address: host, exclusive: true })
    await once(mark, 'listening')
  } catch {
    mark.close()
    return false
  }
  mark.unref()
  if (await isFree(port, host)) {
    reserved.add(place)
    return true
  }
  mark.close()
  return false
}

async function isFree(port: number, host: string): Promise<boolean> {
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
