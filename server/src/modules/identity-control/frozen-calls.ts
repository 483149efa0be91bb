import { embeddedRoutes } from '@did/domain/embedded-routes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'

/**
 * A thief with a stolen key can sign in like the owner. So while the identity is frozen, its
 * sessions cannot delete, publish or agree to anything, except by these calls. The owner can still
 * read and export everything.
 */
const allowedWhileFrozen: readonly Route[] = [
  // The chain itself judges these calls, which may be a freeze, a veto or the end of a freeze.
  routes.sponsorCall,
  // A recheck of sessions ends only sessions of keys that no longer count.
  routes.recheckSessions,
  // An owner without a profile needs one to sign in. Later changes of the profile are refused.
  routes.createUser,
  // Opening the bell only marks what the owner has seen.
  routes.markNotificationsRead,
  // These two calls only end credential offers and device invitations, which nobody can make again
  // before the freeze ends.
  routes.cancelCredentialOffer,
  routes.declineKey,
  // A revocation only takes trust away. The chain accepts a frozen verifier's revocation, too.
  routes.revokeClaim,
  // A wallet without money could not pay for the end of its freeze.
  embeddedRoutes.fundWallet,
]

export function isRefusedWhileFrozen(route: Route): boolean {
  return route.who === 'signed-in' && route.method !== 'GET' && !allowedWhileFrozen.includes(route)
}
