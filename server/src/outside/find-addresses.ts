import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** A lookup asks a silent name server again after `timeout` ms, and ends after `lookupMs`. */
const patience = { timeout: 1000, tries: 3 }
const lookupMs = 3000

type Asking = { servers?: readonly string[]; ms?: number }

/**
 * Asks DNS for every IP address of a host that is not an address itself. Anybody may name a host
 * whose name server never answers. The lookup of the operating system would hold one of the few
 * threads of the process for such a host, and nothing could stop it. The process needs these
 * threads for new connections to the database and to the chain, and for checking signatures with
 * WebCrypto.
 */
export async function findAddresses(host: string, { servers, ms = lookupMs }: Asking = {}): Promise<string[]> {
  if (isIP(host)) return [host]
  const resolver = new Resolver(patience)
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), ms)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(timer)
  const [ipv4 = [], ipv6 = []] = found.map((each) => (each.status === 'fulfilled' ? each.value : []))
  return hasIPv4() ? [...ipv4, ...ipv6] : [...ipv6, ...ipv4]
}

/**
 * If this machine can connect by IPv4, IPv4 addresses come first in the list, because the caller
 * takes the first address.
 */
function hasIPv4(): boolean {
  const interfaces = Object.values(networkInterfaces()).flat()
  return interfaces.some((each) => each?.family === 'IPv4' && !each.internal)
}
