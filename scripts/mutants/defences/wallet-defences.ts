import type { Mutant } from '../mutant.ts'

/** These defences protect the credentials that wallets of other software get (OpenID4VCI 1.0). */
export const walletDefences: readonly Mutant[] = [
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    file: 'server/src/modules/credential-offers/store.ts',
    defence: 'nobody guesses six digits',
    search: `  lt(credentialOffers.txFailures, mostFailures),
`,
    replace: '',
    name: 'an offer of a credential with a transaction code ends after five wrong codes',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    file: 'server/src/modules/credential-offers/store.ts',
    defence: 'nobody guesses six digits by many guesses at the same moment',
    search: 'taking.id as CredentialOfferId), isTakeable)',
    replace: 'taking.id as CredentialOfferId), isTakeable, fits)',
    name: 'of 100 transaction codes that arrive at the same moment, at most five are compared with the right one',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    file: 'server/src/modules/credential-offers/wallet-proof.ts',
    defence: 'a nonce counts once',
    search: `  if (!(await spendNonce(ctx.db, hashSecret(nonce), end)))
    throw new OAuthError('invalid_nonce', 'The nonce was used before')
`,
    replace: '',
    name: 'a wallet gets the error invalid_nonce for a nonce that was used before',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    defence: 'an offer is its owner’s alone',
    file: 'server/src/modules/credential-offers/policy.ts',
    search: `  if (offer?.owner !== session.address) throw notFound()
`,
    replace: '',
    name: 'a credential can be offered only by the claim’s owner, and only when the claim is verified',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    file: 'server/src/modules/credential-offers/store.ts',
    defence: 'a code buys one token, so it cannot be replayed',
    search: `  isNull(credentialOffers.takenAt),
`,
    replace: '',
    name: 'an offer of a credential can be taken only once, even when twenty wallets come at the same moment',
  },
]
