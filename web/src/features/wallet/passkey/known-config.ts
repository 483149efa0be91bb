import { type AppConfig, appConfigSchema } from '@did/domain/app-config'
import { getAppConfig } from '../../../lib/app-config.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'

const memoryKey = 'app_config'

/**
 * A saved session must open without a connection. So if the server does not answer, this returns
 * what the server said when a passkey last opened an account. Throws if this browser remembers no
 * earlier answer.
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
