import type { Config } from '../../config.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Standing } from '../chain-index/standing.ts'
import type { FullApplication } from './store.ts'

/**
 * ADMIN_WALLETS decides who may use the administrators' pages and calls. The contract's own list
 * decides who may accredit.
 */
export function isAdministrator({ adminWallets }: Pick<Config, 'adminWallets'>, wallet: Session['address']): boolean {
  return adminWallets.includes(wallet)
}

export function assertMayReadAsAdministrator(config: Config, session: Session): void {
  if (!isAdministrator(config, session.address)) throw notFound()
}

export function assertMayDecideAsAdministrator(config: Config, session: Session): void {
  if (!isAdministrator(config, session.address)) throw notAllowed()
}

/** If the application's domain is proven, the chain must show this exact domain, too. */
export function isShownOnChain(
  { application, domainProof }: Pick<FullApplication, 'application' | 'domainProof'>,
  { kind, name, domain }: Pick<Standing, 'kind' | 'name' | 'domain'>,
): boolean {
  const isItsDomain = domain === (domainProof?.domain ?? null)
  return kind === 'accredited' && name === application.organization && isItsDomain
}
