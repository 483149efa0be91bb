import type { Config } from '../../config.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Standing } from '../chain-index/standing.ts'
import type { FullApplication } from './store.ts'

/**
 * Tells whether a wallet is shown as an administrator's. The contract's own list, not
 * ADMIN_WALLETS, decides who may accredit.
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

/**
 * Tells whether the chain shows the application's exact name, and its exact domain if the domain is
 * proven.
 */
export function isShownOnChain(
  { application, domainProof }: Pick<FullApplication, 'application' | 'domainProof'>,
  { kind, name, domain }: Pick<Standing, 'kind' | 'name' | 'domain'>,
): boolean {
  const isItsDomain = domain === (domainProof?.domain ?? null)
  return kind === 'accredited' && name === application.organization && isItsDomain
}
