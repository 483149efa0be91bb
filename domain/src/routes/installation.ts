import { appConfigSchema } from '../app-config.ts'
import type { Route } from '../route.ts'

export const installationRoutes = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    summary: 'Chain, registry and policy of this installation',
    who: 'public',
    success: 200,
    response: appConfigSchema,
  },
} as const satisfies Record<string, Route>
