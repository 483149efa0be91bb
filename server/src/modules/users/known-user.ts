import type { VerifierApplication } from '@did/domain/user'
import type { Config } from '../../config.ts'
import { type UserRow, users } from '../../db/schema.ts'
import { type LatestApplication, latestApplicationOfUser } from '../applications/latest-application.ts'
import { isEntitled } from '../verifiers/service.ts'
import { type Standing, standingOfUser } from '../verifiers/standing.ts'

/** A user with what follows from the chain and from their application. */
export type KnownUser = UserRow & {
  isVerifier: boolean
  verifierApplication: VerifierApplication
  standing: Standing
}

/** What a select of users names to make a KnownUser of each row. */
export const knownUserFields = {
  user: users,
  standing: standingOfUser,
  application: latestApplicationOfUser,
}
type Found = { user: UserRow; standing: Standing; application: LatestApplication | null }

export function toKnownUser(policy: Config['verifierPolicy'], { user, standing, application }: Found): KnownUser {
  const isVerifier = isEntitled(policy, { isSelfRegistered: user.isSelfRegistered, standing })
  const isAccredited = standing.kind === 'accredited'
  return {
    ...user,
    standing,
    isVerifier,
    // The name that was reviewed is the one on the chain.
    verifierOrganization: isAccredited ? standing.name : user.verifierOrganization,
    verifierApplication: describeApplication(application, standing) ?? (isVerifier ? 'approved' : 'none'),
  }
}

/** An application whose accreditation the chain shows is approved, whether or not the administrator's page came to say so. */
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
