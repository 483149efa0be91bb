import type { VerifierApplication } from '@did/domain/account/user'
import type { Config } from '../../config.ts'
import { sql } from '../../db/drizzle.ts'
import { type UserRow, users } from '../../db/schema/accounts.ts'
import { type LatestApplication, latestApplicationOf } from '../applications/latest-application.ts'
import type { Standing } from '../chain-index/standing.ts'
import { isEntitled } from '../verifiers/policy.ts'
import { standingOfUser } from './statements.ts'

export type KnownUser = UserRow & {
  isVerifier: boolean
  verifierApplication: VerifierApplication
  standing: Standing
}

export const knownUserFields = {
  user: users,
  standing: standingOfUser,
  application: latestApplicationOf(sql`users.id`),
}
type Found = { user: UserRow; standing: Standing; application: LatestApplication | null }

export function toKnownUser(policy: Config['verifierPolicy'], { user, standing, application }: Found): KnownUser {
  const isVerifier = isEntitled(policy, { isSelfRegistered: user.isSelfRegistered, standing })
  const isAccredited = standing.kind === 'accredited'
  return {
    ...user,
    standing,
    isVerifier,
    // The name on the chain comes first, because an administrator has reviewed that name.
    verifierOrganization: isAccredited ? standing.name : user.verifierOrganization,
    verifierApplication: describeApplication(application, standing) ?? (isVerifier ? 'approved' : 'none'),
  }
}

/** The chain decides what is approved, even before an administrator's page has reported it. */
function describeApplication(
  application: LatestApplication | null,
  standing: Standing,
): 'pending' | 'approved' | 'refused' | null {
  if (application === null) return null
  const isShown = standing.kind === 'accredited' && standing.name === application.organization
  if (application.status === 'pending' && isShown) return 'approved'
  if (application.status === 'approved' && standing.kind !== 'accredited') return null
  return application.status
}
