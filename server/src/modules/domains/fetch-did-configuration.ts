import { AppError } from '@did/domain/errors'
import { didConfigurationLimits, didConfigurationPath } from '@did/domain/verifier/did-configuration'
import { askPublicHost } from '../../outside/ask-public-host.ts'
import type { Outside } from '../../outside/outside.ts'

/** Fetches a domain's DID configuration. The error `domain-unreachable` gives no reason. */
export async function fetchDidConfiguration(outside: Outside, host: string): Promise<string> {
  const { bytes: maximumBytes, ms } = didConfigurationLimits
  const headers = { accept: 'application/json' }
  try {
    const asked = { host, method: 'GET', path: didConfigurationPath, headers, maximumBytes, ms } as const
    const { status, text } = await askPublicHost(outside, asked)
    if (status !== 200) throw new Error(`Answered ${status}`)
    return text
  } catch (cause) {
    throw new AppError('domain-unreachable', `The DID configuration of ${host} cannot be read`, { cause })
  }
}
