import type { AppConfig } from '@did/domain/app-config'
import { installationCalls } from '@did/domain/calls/installation'
import { AppError } from '@did/domain/errors'
import { api } from './api.ts'

let known: AppConfig | null = null

/**
 * The page asks the server for the configuration of the installation only once. It learns of a
 * changed configuration only after a reload. But the page asks again as long as the server has not
 * heard from the chain whether passkeys work.
 */
export async function getAppConfig(): Promise<AppConfig> {
  const config = known ?? (await api(installationCalls.getConfig, {}))
  if (!config) throw new AppError('internal', 'The server has no configuration')
  if (config.passkeys.status !== 'unknown') known = config
  return config
}
