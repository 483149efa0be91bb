import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import { installationRoutes } from '@did/domain/routes/installation'
import { api } from './api.ts'

let known: AppConfig | null = null

/** Chain, registry and policy of the installation; asked once per page, it cannot change under a running page. */
export async function getAppConfig(): Promise<AppConfig> {
  known ??= await api(installationRoutes.getConfig, {})
  if (known === null) throw new AppError('internal', 'The server has no configuration for the page')
  return known
}
