import { appConfigSchema } from '../app-config.ts'
import type { Call } from '../call.ts'

const isAnonymous = true

export const installationCalls = {
  getConfig: { method: 'GET', path: '/api/config', isAnonymous, response: appConfigSchema },
} as const satisfies Record<string, Call>
