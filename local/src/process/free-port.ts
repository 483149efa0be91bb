import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Linux gives outgoing connections only higher ports than these. So no outgoing connection can take
 * a chosen port before the server has started on it.
 */
const ownPorts = { first: 20_000, last: 32_767 }
const attemptsAtMost = 1_000
const localhost = '127.0.0.1'

const reserved = new Set<string>()

/** Reserves the preferred port of 127.0.0.1, or any free port if the preferred one is not free. */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await reservePort(preferred))) return preferred
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    const port = randomInt(ownPorts.first, ownPorts.last + 1)
    if (!reserved.has(`${localhost}:${port}`) && (await reservePort(port))) return port
  }
  throw new Error(`No port from ${ownPorts.first} to ${ownPorts.last} is free`)
}

/**
 * Reserves a TCP port until this process ends. The server that will use the port starts later.
 * Until then, this process occupies the UDP port with the same number. Our other processes look at
 * the UDP port, too, so none of them takes the TCP port. Returns false if the port is not free.
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
