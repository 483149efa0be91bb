import { signedRecordRoutes } from './attestation/signed-record-routes.ts'
import { credentialOfferRoutes } from './portable/credential-offer-routes.ts'
import { foreignDocumentRoutes } from './portable/foreign-document-routes.ts'
import { issuerKeyRoutes } from './portable/issuer-key-routes.ts'
import { presentationRequestRoutes } from './portable/presentation-request-routes.ts'
import { alertRoutes } from './routes/alerts.ts'
import { attributeKeyRoutes } from './routes/attribute-keys.ts'
import { becomeVerifierRoutes } from './routes/become-verifier.ts'
import { claimRoutes } from './routes/claims.ts'
import { contactMessageRoutes } from './routes/contact-messages.ts'
import { didRoutes } from './routes/dids.ts'
import { holderChallengeRoutes } from './routes/holder-challenges.ts'
import { installationRoutes } from './routes/installation.ts'
import { keyInvitationRoutes } from './routes/key-invitations.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { openedShareRoutes } from './routes/opened-shares.ts'
import { ownDataRoutes } from './routes/own-data.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { registerRoutes } from './routes/register.ts'
import { requestForProofRoutes } from './routes/requests-for-proof.ts'
import { revocationRoutes } from './routes/revocations.ts'
import { sessionRoutes } from './routes/session.ts'
import { shareRoutes } from './routes/shares.ts'
import { statusListRoutes } from './routes/status-lists.ts'
import { templateRoutes } from './routes/templates.ts'
import { userRoutes } from './routes/users.ts'
import { vaultRoutes } from './routes/vault.ts'
import { verificationRequestRoutes } from './routes/verification-requests.ts'
import { verifierRoutes } from './routes/verifiers.ts'

/** The OpenAPI document lists the API's paths in the order of this table. */
export const routes = {
  ...sessionRoutes,
  ...didRoutes,
  ...userRoutes,
  ...becomeVerifierRoutes,
  ...verifierRoutes,
  ...ownDataRoutes,
  ...registerRoutes,
  ...contactMessageRoutes,
  ...claimRoutes,
  ...verificationRequestRoutes,
  ...revocationRoutes,
  ...statusListRoutes,
  ...signedRecordRoutes,
  ...notificationRoutes,
  ...alertRoutes,
  ...shareRoutes,
  ...openedShareRoutes,
  ...credentialOfferRoutes,
  ...foreignDocumentRoutes,
  ...presentationRequestRoutes,
  ...issuerKeyRoutes,
  ...templateRoutes,
  ...vaultRoutes,
  ...attributeKeyRoutes,
  ...requestForProofRoutes,
  ...holderChallengeRoutes,
  ...passkeyRoutes,
  ...keyInvitationRoutes,
  ...recoveryRoutes,
  ...installationRoutes,
} as const
