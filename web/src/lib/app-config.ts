import type { AppConfig } from '@did/domain/app-config'
import { installationCalls } from '@did/domain/calls/installation'
import { AppError } from '@did/domain/errors'
import { api } from './api.ts'

let known: AppConfig | null = null

/**
 * The page asks the server for the configuration of the installation only once. It learns of a
 * changed configuration only after a reload.
 */
export async function getAppConfig(): Promise<AppConfig> {
  known ??= await api(installationCalls.getConfig, {})
  if (known === null) throw new AppError('internal', 'The server has no configuration for the page')
  return known
}
