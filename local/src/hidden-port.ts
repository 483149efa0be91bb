import { isPortFree } from './free-port.ts'
import { LaunchFailure } from './launch-failure.ts'

/**
 * Ports that no browser opens for a page, whatever the page asks for: the Fetch standard blocks them for requests and WebSockets. Other
 * programs on the machine reach them. See https://fetch.spec.whatwg.org/#port-blocking.
 */
const blockedInBrowsers = [
  6665, 6666, 6667, 6668, 6669, 6697, 6679, 6566, 10080, 5061, 5060, 4190, 4045, 3659, 2049, 1723, 1720, 1719,
]
/** Only Linux has all of 127.0.0.0/8 without being asked. */
const hosts = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'] : ['127.0.0.1']

export type Place = { host: string; port: number }

/** A free place that web pages cannot reach. `seed` spreads the installations of one machine. */
export async function findHiddenPlace(seed: number): Promise<Place> {
  const places = hosts.flatMap((host) => blockedInBrowsers.map((port) => ({ host, port })))
  const start = seed % places.length
  for (const place of [...places.slice(start), ...places.slice(0, start)])
    if (await isPortFree(place.port, place.host)) return place
  throw new LaunchFailure('No port that web pages cannot reach is free for the development chain.')
}
