import { embeddedRoutes } from '@did/domain/embedded-routes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import type { Config } from '../config.ts'

export function listRoutes({ embedded }: Pick<Config, 'embedded'>): [name: string, route: Route][] {
  return Object.entries<Route>(embedded ? { ...routes, ...embeddedRoutes } : routes)
}
