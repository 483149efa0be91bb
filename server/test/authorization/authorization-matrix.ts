import { accountLines } from './authorization-accounts.ts'
import { alertLines } from './authorization-alerts.ts'
import { attestationLines } from './authorization-attestations.ts'
import { claimLines } from './authorization-claims.ts'
import { holderChallengeLines } from './authorization-holder-challenges.ts'
import { keyInvitationLines } from './authorization-key-invitations.ts'
import { everybody, type Line, nothing, toAll } from './authorization-line.ts'
import { passkeyLines } from './authorization-passkeys.ts'
import { portableLines } from './authorization-portable.ts'
import { presentationLines } from './authorization-presentations.ts'
import { recoveryLines } from './authorization-recoveries.ts'
import { requestForProofLines } from './authorization-requests-for-proof.ts'
import { shareLines } from './authorization-shares.ts'
import { templateLines } from './authorization-templates.ts'
import { vaultLines } from './authorization-vault.ts'

/**
 * The expected status for each caller and each route. A status below 400 says that the call is
 * allowed. Any other status says that the call is refused.
 */
export const matrix: Record<string, Line> = {
  ...accountLines,
  ...claimLines,
  ...attestationLines,
  ...shareLines,
  ...templateLines,
  ...vaultLines,
  ...requestForProofLines,
  ...holderChallengeLines,
  ...keyInvitationLines,
  ...alertLines,
  ...passkeyLines,
  ...recoveryLines,
  ...portableLines,
  ...presentationLines,

  'GET /api/config': { answers: toAll(200), request: nothing },
  'POST /api/dev/faucet': {
    answers: everybody(200),
    request: () => ({ body: { address: `0x${'99'.repeat(20)}` } }),
  },
  'GET /api/dev/inbox': { answers: everybody(200), request: nothing },
  'GET /healthz': { answers: toAll(200), request: nothing },
  'GET /readyz': { answers: toAll(200), request: nothing },
  'GET /openapi.json': { answers: toAll(200), request: nothing },
  'GET /docs': { answers: toAll(200), request: nothing },
}
