import type { PresentationFault } from '../../../portable/presentation-request.ts'

/** The page and the API use these sentences about a wallet's answer. */
export const presentationTexts = {
  passed: {
    'answers-this-request': 'The wallet answered this request, and the answer counts once.',
    'bound-to-wallet': 'The credential was issued to the wallet that showed it.',
    'issued-by-service': 'This service issued the credential, and nobody has changed it since.',
    'issued-by-verifier': 'The verifier issued the credential itself, and nobody has changed it since.',
    'stranger-not-revoked': 'The issuer’s list of revocations does not name the credential.',
  },
  warning: {
    'issued-by-stranger': 'This service does not know who issued the credential.',
    'stranger-without-list': 'The credential names no list of revocations.',
    'stranger-list-unread': 'The issuer’s list of revocations could not be read.',
    'service-only':
      'The wallet did not show the verifier’s signature. Only this service says that a verifier confirmed the claim.',
  },
  fault: {
    unreadable: 'The wallet’s answer is no credential of the kind that was asked for.',
    'issuer-unknown': 'The issuer’s key could not be found.',
    'issuer-signature': 'The issuer’s key did not sign the credential.',
    'issuer-key-ended': 'The issuer has revoked the key that the credential names, or the key has expired.',
    'other-type': 'The wallet showed a credential of another kind.',
    'claims-missing': 'The wallet did not show all that was asked for.',
    expired: 'The credential has expired.',
    'not-valid-yet': 'The credential is not valid yet.',
    revoked: 'The credential was revoked.',
    suspended: 'The issuer has suspended the credential.',
    'not-bound': 'The wallet did not prove that the credential is its own.',
    'other-key': 'The wallet signed with another key than the credential names.',
    'other-request': 'The wallet answered another request.',
    stale: 'The wallet’s signature is too old, or its clock is wrong.',
    'words-differ': 'The credential says something else than the verifier signed.',
    'attestation-false': 'The verifier’s signature inside the credential does not count.',
    undisclosed: 'The wallet’s answer does not count. Only the wallet was told why.',
  } satisfies Record<PresentationFault, string>,
} as const
