import { type AppConfig, appConfigSchema } from '@did/domain/app-config'
import { getAppConfig } from '../../../lib/app-config.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'

const memoryKey = 'app_config'

/**
 * Returns what the server says about the installation. If the server does not answer, returns what
 * it said when a passkey last opened an account, because a saved session must open without a
 * connection. Throws if this browser remembers no earlier answer.
 */
export async function findConfig(ask: () => Promise<AppConfig> = getAppConfig): Promise<AppConfig> {
  try {
    const config = await ask()
    return config.passkeys.status === 'unknown' ? (recallConfig() ?? config) : config
  } catch (error) {
    const known = recallConfig()
    if (known === null) throw error
    return known
  }
}

export function rememberConfig(config: AppConfig): void {
  remember(memoryKey, JSON.stringify(config))
}

function recallConfig(): AppConfig | null {
  try {
    const known = appConfigSchema.safeParse(JSON.parse(recall(memoryKey) ?? 'null'))
    return known.success ? known.data : null
  } catch {
    return null
  }
}
