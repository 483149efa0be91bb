import { appConfigSchema } from '../app-config.ts'
import type { Call } from '../call.ts'

export const installationCalls = {
  getConfig: { method: 'GET', path: '/api/config', response: appConfigSchema },
} as const satisfies Record<string, Call>
