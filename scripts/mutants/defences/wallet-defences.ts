import type { Mutant } from '../mutant.ts'

const issuing = { project: 'server', test: 'test/portable/wallet-issuing.test.ts' } as const
const offers = { ...issuing, file: 'server/src/modules/credential-offers/store.ts' } as const
const proofs = { ...issuing, file: 'server/src/modules/credential-offers/wallet-proof.ts' } as const
const wallets = { ...issuing, file: 'server/src/modules/credential-offers/wallet-service.ts' } as const
const tokens = {
  project: 'server',
  test: 'test/portable/wallet-protocol.test.ts',
  file: 'server/src/modules/credential-offers/wallet-token.ts',
} as const

/** Defences of what other people's wallets get (OpenID4VCI 1.0). */
export const walletDefences: readonly Mutant[] = [
  {
    defence: 'an unknown address of other people’s software never gets the page',
    file: 'server/src/http/page.ts',
    search: ' || isForOtherSoftware(path)',
    replace: '',
    project: 'server',
    test: 'test/http/page.test.ts',
    name: 'is never the answer to other people’s software',
  },
  {
    ...offers,
    defence: 'a code buys one token',
    search: '  isNull(credentialOffers.takenAt),\n',
    replace: '',
    name: 'is taken once by twenty wallets that come at the same moment',
  },
  {
    ...offers,
    defence: 'a cancelled offer buys no token',
    search: '  isNull(credentialOffers.cancelledAt),\n',
    replace: '',
    name: 'that was cancelled, was taken or never was is not there for a wallet',
  },
  {
    ...offers,
    defence: 'nobody guesses six digits',
    search: '  lt(credentialOffers.txFailures, mostFailures),\n',
    replace: '',
    name: 'with a transaction code ends after five wrong ones',
  },
  {
    ...offers,
    defence: 'a wallet needs the digits that the owner asked for',
    search: ' is not distinct from ',
    replace: ' is null or true or null is not distinct from ',
    name: 'with a transaction code ends after five wrong ones',
  },
  {
    ...tokens,
    defence: 'a wallet that asks for another credential does not spend the code',
    search: '  if (configurations.some((asked) => asked !== configuration))\n',
    replace: '  if (configurations.some((asked) => asked === null))\n',
    name: 'that names another configuration than the offer’s is refused, and the code stays usable',
  },
  {
    ...proofs,
    defence: 'a proof that tells the secret key does not count',
    search: 'd: z.never().optional()',
    replace: '',
    name: 'with invalid_proof for a proof with the secret key',
  },
  {
    ...proofs,
    defence: 'a proof that names several keys does not count',
    search: '!== undefined).length !== 1)',
    replace: '!== undefined).length === 0)',
    name: 'with invalid_proof for a proof with a certificate, too',
  },
  {
    ...wallets,
    defence: 'the owner sees that a waiting wallet gets nothing any more',
    search: '  await store.cancelOffer(ctx.db, offer.id)\n',
    replace: '',
    name: 'that was told to wait is denied a claim that was revoked meanwhile, and the owner sees it',
  },
  {
    ...proofs,
    defence: 'a nonce counts once',
    search:
      "  if (!(await spendNonce(ctx.db, hashSecret(nonce), end)))\n    throw new OAuthError('invalid_nonce', 'The nonce was used before')\n",
    replace: '',
    name: 'with invalid_nonce for a nonce that was used before',
  },
  {
    ...proofs,
    defence: 'a proof for another issuer does not count',
    search: '      audience: config.publicUrl,\n',
    replace: '',
    name: 'with invalid_proof for a proof for another issuer',
  },
  {
    ...proofs,
    defence: 'an old proof does not count',
    search: 'const proofMinutes = 5\n',
    replace: 'const proofMinutes = 500_000\n',
    name: 'with invalid_proof for an old proof',
  },
  {
    ...issuing,
    defence: 'a nonce that nobody here made does not count',
    file: 'server/src/modules/credential-offers/secrets.ts',
    search: '  if (!timingSafeEqual(whole.subarray(body.length), signNonce(ctx, body))) return null\n',
    replace: '',
    name: 'with invalid_nonce for a nonce that nobody made',
  },
  {
    ...wallets,
    defence: 'a waiting credential is taken once',
    search: ' || offer.issuedAt !== null',
    replace: '',
    name: 'that was told to wait gets its credential once, without a notification id',
  },
  {
    ...issuing,
    defence: 'an offer is its owner’s alone',
    file: 'server/src/modules/credential-offers/policy.ts',
    search: '  if (offer?.owner !== session.address) throw notFound()\n',
    replace: '',
    name: 'is the owner’s alone, and only of a verified claim',
  },
  {
    ...issuing,
    defence: 'only a verified claim goes into a wallet',
    file: 'server/src/modules/credential-offers/policy.ts',
    search: '  if (claim.attestationId === null) throw',
    replace: '  if (claim.attestationId === undefined) throw',
    name: 'is the owner’s alone, and only of a verified claim',
  },
]
