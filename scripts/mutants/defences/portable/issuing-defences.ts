import type { Mutant } from '../../mutant.ts'

/** These defences protect credentials that are signed in a verifier's name. */
export const issuingDefences: readonly Mutant[] = [
  {
    test: 'server/test/portable/verifier-issuing.test.ts',
    defence: 'nobody gets somebody else’s claim as a file',
    file: 'server/src/modules/credential-offers/service.ts',
    search: `  assertMayOffer(session, await findClaim(ctx, claimId))
`,
    replace: '',
    name: 'a claim’s credential as a file is given only to the claim’s owner, and only for a verified claim',
  },
  {
    test: 'server/test/portable/browser-issuing.test.ts',
    defence: 'only the verifier’s key signs in the verifier’s name',
    file: 'server/src/modules/credential-offers/sign-service.ts',
    search: '!(await isSignedBy(input.credential, key, ctx.now()))',
    replace: '(await isSignedBy(input.credential, key, ctx.now())) === undefined',
    name: 'can hand in only the credential that the service described',
  },
  {
    test: 'server/test/portable/strangers/wallet-keys.test.ts',
    defence: 'a wallet cannot make the server store a long DID',
    file: 'server/src/modules/credential-offers/key-did.ts',
    search: ' || didUrl.length > maximumDidUrlCharacters',
    replace: '',
    name: 'a proof by a did:jwk that is longer than a DID URL can be is refused, and the server stores nothing of it',
  },
  {
    test: 'server/test/portable/strangers/wallet-keys.test.ts',
    defence: 'a wallet cannot make the server store more of a JWK than the key',
    file: 'server/src/modules/credential-offers/wallet-proof.ts',
    search: 'return { jwk, did: null }',
    replace: 'return { jwk: { ...header.jwk }, did: null }',
    name: 'the server stores only the members of a wallet’s JWK that make the key',
  },
  {
    test: 'server/test/portable/verifier-issuing.test.ts',
    defence: 'a key that its wallet has taken back signs nothing',
    file: 'server/src/modules/issuer-keys/find-key.ts',
    search: `    return standing.state === 'active'
`,
    replace: `    return standing.state !== 'waiting'
`,
    name: 'after its issuing key was taken back',
  },
]
