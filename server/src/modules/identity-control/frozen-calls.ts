import { embeddedRoutes } from '@did/domain/embedded-routes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'

/**
 * A thief signs in with the stolen key as well as the owner does. So while an identity is frozen,
 * nobody deletes, publishes or agrees to anything with its session, except for these calls. The
 * owner still reads and exports everything.
 */
const allowedWhileFrozen: readonly Route[] = [
  // The chain itself judges these calls: a freeze, a veto, the end of a freeze.
  routes.sponsorCall,
  // This call ends sessions only of keys that count no longer.
  routes.recheckSessions,
  // The owner of an identity without a profile comes in, and changes the profile later.
  routes.createUser,
  // Opening the bell marks what the owner has seen. Nothing gets lost.
  routes.markNotificationsRead,
  // What these two calls end can only be offered again without a freeze.
  routes.cancelCredentialOffer,
  routes.declineKey,
  // A revocation takes trust away. The chain takes one while the verifier is frozen, too.
  routes.revokeClaim,
  // A wallet without money could not pay for the end of its freeze.
  embeddedRoutes.fundWallet,
]

export function isRefusedWhileFrozen(route: Route): boolean {
  return route.who === 'signed-in' && route.method !== 'GET' && !allowedWhileFrozen.includes(route)
}
