import { AppError } from '@did/domain/errors'
import type { RegisterEntry, VerifierStatus } from '@did/domain/verifier/register'
import type { Context } from '../../context.ts'
import { notAllowed } from '../../refusals.ts'
import { assertMayDecideAsAdministrator } from '../applications/policy.ts'
import { findLatestApplication } from '../applications/service.ts'
import type { Session } from '../auth/session.ts'
import { listStandingEvents } from '../chain-index/standing-events.ts'
import { presentDomainProof } from '../domains/present.ts'
import { findDomainProof } from '../domains/service.ts'
import { assertMayReadAs } from '../users/policy.ts'
import { findUser } from '../users/service.ts'
import { confirmStanding } from '../verifiers/confirm-standing.ts'
import { buildRegister } from './build-register.ts'

export async function listRegister({ db }: Context): Promise<RegisterEntry[]> {
  return buildRegister(await listStandingEvents(db, null))
}

/**
 * The administrator's wallet has suspended the verifier on the chain. Throws while the chain does
 * not show the suspension.
 */
export async function suspendVerifier(ctx: Context, session: Session, userId: number): Promise<RegisterEntry> {
  assertMayDecideAsAdministrator(ctx.config, session)
  const user = await findUser(ctx, userId)
  if (!user) throw notAllowed()
  const isSuspended = await confirmStanding(ctx, user.walletAddress, ({ kind }) => kind === 'suspended')
  const [entry] = buildRegister(await listStandingEvents(ctx.db, user.walletAddress))
  if (!isSuspended || !entry) throw new AppError('chain-shows-otherwise', 'The chain does not show this suspension yet')
  return entry
}

export async function getVerifierStatus(ctx: Context, session: Session, userId: number): Promise<VerifierStatus> {
  const user = assertMayReadAs(session, userId)
  const [entry] = buildRegister(await listStandingEvents(ctx.db, user.walletAddress))
  const proof = await findDomainProof(ctx, user.id)
  return {
    ...describeStanding(entry),
    application: await findLatestApplication(ctx, user.id),
    domainProof: proof && presentDomainProof(proof),
  }
}

function describeStanding(entry: RegisterEntry | undefined) {
  if (!entry) return { standing: 'none', since: null, reason: null, name: null, domain: null } as const
  const { name, domain } = entry
  return entry.status === 'accredited'
    ? ({ standing: 'accredited', since: entry.accreditedSince, reason: null, name, domain } as const)
    : ({ standing: 'suspended', since: entry.suspendedAt, reason: entry.reason || null, name, domain } as const)
}
