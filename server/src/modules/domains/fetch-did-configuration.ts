import { request } from 'node:https'
import { AppError } from '@did/domain/errors'
import { didConfigurationLimits, didConfigurationPath } from '@did/domain/verifier/did-configuration'
import { unlessAborted } from '../../db/dedicated-connection.ts'
import type { Outside } from '../../outside.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Fetches a domain's DID configuration. Anybody may name any domain, so the server must reach
 * nothing that the caller could not reach alone: the name is resolved once, every IP address must
 * be public and the connection goes to a checked address, by https with a valid certificate,
 * without redirects and limited in bytes and time. The error `domain-unreachable` gives no reason.
 */
export async function fetchDidConfiguration(outside: Outside, host: string): Promise<string> {
  const stopping = AbortSignal.timeout(didConfigurationLimits.ms)
  try {
    const addresses = await unlessAborted(stopping, outside.resolve(host))
    const [address] = addresses
    if (!address || !addresses.every(isPublicAddress)) throw new Error('No public address')
    return await read(outside, { host, address, stopping })
  } catch (cause) {
    throw new AppError('domain-unreachable', `The DID configuration of ${host} cannot be read`, { cause })
  }
}

type Target = { host: string; address: string; stopping: AbortSignal }

function read(outside: Outside, { host, address, stopping }: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({
      host,
      defaultPort: 443,
      path: didConfigurationPath,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'did-verification' },
      // An `agent` would resolve the name again and connect to an IP address that is not checked.
      createConnection: () => outside.connect({ address, host }),
      signal: stopping,
    })
    call.on('error', reject)
    call.on('response', (response) => {
      if (response.statusCode !== 200) call.destroy(new Error(`Answered ${response.statusCode}`))
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > didConfigurationLimits.bytes) call.destroy(new Error('Too long'))
      })
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    })
    call.end()
  })
}
