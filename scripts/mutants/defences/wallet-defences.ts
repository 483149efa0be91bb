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
    file: 'server/src/modules/credential-offers/wallet-proof.ts',
    defence: 'a nonce counts once',
    search: `  if (!(await spendNonce(ctx.db, hashSecret(nonce), end)))
    throw new OAuthError('invalid_nonce', 'The nonce was used before')
`,
    replace: '',
    name: 'a wallet is refused with invalid_nonce for a nonce that was used before',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    defence: 'an offer is its owner’s alone',
    file: 'server/src/modules/credential-offers/policy.ts',
    search: `  if (offer?.owner !== session.address) throw notFound()
`,
    replace: '',
    name: 'an offer of a credential can be made only by the owner and only of a verified claim',
  },
  {
    test: 'server/test/portable/wallet-issuing.test.ts',
    file: 'server/src/modules/credential-offers/store.ts',
    defence: 'a code buys one token, so it cannot be replayed',
    search: `  isNull(credentialOffers.takenAt),
`,
    replace: '',
    name: 'an offer of a credential is taken only once by twenty wallets that come at the same moment',
  },
]
