import { LaunchFailure } from '../launch-failure.ts'
import { reservePort } from './free-port.ts'

/**
 * The ports that browsers refuse to open (https://fetch.spec.whatwg.org/#port-blocking), except
 * 4190 and 6679, which Chromium opens.
 */
export const blockedInBrowsers = [
  6665, 6666, 6667, 6668, 6669, 6697, 6566, 10080, 5061, 5060, 4045, 3659, 2049, 1723, 1720, 1719,
]
/** Only Linux allows every address in 127.0.0.0/8 without configuration. */
const hosts = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'] : ['127.0.0.1']

export type Place = { host: string; port: number }

/**
 * Reserves an address and a port that web pages cannot reach. `seed` decides where the search
 * begins, so that several installations on one machine seldom try the same place.
 */
export async function findHiddenPlace(seed: number): Promise<Place> {
  const places = hosts.flatMap((host) => blockedInBrowsers.map((port) => ({ host, port })))
  const start = seed % places.length
  for (const place of [...places.slice(start), ...places.slice(0, start)])
    if (await reservePort(place.port, place.host)) return place
  throw new LaunchFailure('No port that web pages cannot reach is free for the development chain.')
}
