import { installationCalls } from '../calls/installation.ts'
import { describeRoutes } from '../route.ts'

export const installationRoutes = describeRoutes(installationCalls, {
  getConfig: {
    summary: 'Get the chain, the registry and the policy of this installation',
    who: 'public',
  },
})
