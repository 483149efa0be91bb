import { request } from 'node:https'
import { didConfigurationLimits, didConfigurationPath } from '@did/domain/did-configuration'
import { AppError } from '@did/domain/errors'
import type { Outside } from '../../outside.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * The text of a domain's DID configuration. Anybody may name any domain, so this must reach nothing that the asker could not reach
 * alone: the name is resolved once, every address has to be public, and the connection goes to the one that was checked; https
 * with a valid certificate, no redirect, limited in bytes and time. Throws `domain-unreachable`, which says no more than that.
 */
export async function fetchDidConfiguration(outside: Outside, host: string): Promise<string> {
  const stopping = AbortSignal.timeout(didConfigurationLimits.ms)
  try {
    const addresses = await unlessStopped(outside.resolve(host), stopping)
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
      // Without any `agent`: with one, Node would resolve the name once more and connect to whatever it says then.
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

function unlessStopped<Value>(work: Promise<Value>, stopping: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      stopping.addEventListener('abort', () => reject(stopping.reason), { once: true }),
    ),
  ])
}
