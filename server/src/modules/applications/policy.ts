import type { Config } from '../../config.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Standing } from '../verifiers/standing.ts'
import type { FullApplication } from './store.ts'

/** A wallet that the configuration names; the contract has its own list, and decides what reaches the chain. */
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
 * Whether a standing on the chain is what this application asks for: its very name, and the domain that was proven or none.
 */
export function isShownOnChain(
  { application, domainProof }: Pick<FullApplication, 'application' | 'domainProof'>,
  { kind, name, domain }: Pick<Standing, 'kind' | 'name' | 'domain'>,
): boolean {
  const isItsDomain = domain === (domainProof?.domain ?? null)
  return kind === 'accredited' && name === application.organization && isItsDomain
}
