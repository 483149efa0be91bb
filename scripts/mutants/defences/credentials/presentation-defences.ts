import type { Mutant } from '../../mutant.ts'

/**
 * These defences decide which answers count when wallets of other software show a credential
 * (OpenID4VP 1.0).
 */
export const presentationDefences: readonly Mutant[] = [
  {
    test: 'server/test/portable/presenting-verifier-signed.test.ts',
    file: 'server/src/modules/presentation-requests/judge.ts',
    defence: 'an accredited verifier’s issuing key cannot invent a claim',
    search: "known.kind !== 'verifier' || known.standing.since > 0",
    replace: "known.kind !== 'verifier'",
    name: 'a credential that a wallet signed without an attestation counts as a stranger’s, and is refused if the wallet is accredited',
  },
  {
    test: 'server/test/portable/presenting-issuers.test.ts',
    file: 'server/src/modules/presentation-requests/judge.ts',
    defence: 'the service’s key cannot change what a verifier signed',
    search: "read.kind === 'differs' || ",
    replace: '',
    name: 'a thief of the service’s key cannot invent a title',
  },
  {
    test: 'server/test/portable/presenting.test.ts',
    file: 'server/src/modules/presentation-requests/service.ts',
    defence: 'only the asker reads an answer',
    search: ' || !isSame(request.secretHash, secret)',
    replace: '',
    name: 'the outcome of a request to a wallet is given only to a caller who knows the request’s secret',
  },
  {
    test: 'server/test/portable/presenting.test.ts',
    file: 'server/src/modules/presentation-requests/wallet-routes.ts',
    defence: 'a page of another origin cannot pass on an answer of the browser',
    search: `      assertOwnPage(request, ctx.config.publicUrl)
`,
    replace: '',
    name: 'a wallet can answer a request through the browser on a page of this origin, and on no page of another origin',
  },
  {
    test: 'credentials/src/foreign/sd-jwt.test.ts',
    file: 'credentials/src/foreign/key-binding.ts',
    defence: 'a wallet’s signature for another asker does not count (aud)',
    search: `  if (aud !== audience) return fail('key-binding-audience')
`,
    replace: '',
    name: 'the check of an SD-JWT’s key binding names the fault “key-binding-audience”',
  },
  {
    test: 'credentials/src/foreign/sd-jwt.test.ts',
    file: 'credentials/src/foreign/key-binding.ts',
    defence: 'a wallet’s answer cannot be replayed for another request (nonce)',
    search: `  if (signedNonce !== nonce) return fail('key-binding-nonce')
`,
    replace: '',
    name: 'the check of an SD-JWT’s key binding names the fault “key-binding-nonce”',
  },
  {
    test: 'credentials/src/foreign/sd-jwt.test.ts',
    file: 'credentials/src/foreign/key-binding.ts',
    defence: 'a wallet’s signature covers what it shows (sd_hash)',
    search: 'signedHash === digestText(sdJwt.hash, sdJwt.hashedPart) ? ',
    replace: 'true ? ',
    name: 'the check of an SD-JWT’s key binding names the fault “key-binding-hash”',
  },
  {
    test: 'server/test/portable/presenting-refusals.test.ts',
    file: 'credentials/src/presentation/check-sd-jwt.ts',
    defence: 'a wallet proves that an SD-JWT VC is its own (holder binding)',
    search: `  if (!bound.ok) return refuse(bindingFaults[bound.fault])
`,
    replace: '',
    name: 'for the reason “did not prove” when a wallet shows it without a key binding',
  },
  {
    test: 'credentials/src/presentation/check-ldp.test.ts',
    file: 'credentials/src/presentation/check-ldp.ts',
    defence: 'nobody shows a VC 2.0 of somebody else (holder binding)',
    search: `  if (credentialSubject['id'] !== presenter) return refuse('not-bound')
`,
    replace: '',
    name: 'is refused with the fault not-bound when it is made by somebody else than the subject',
  },
]
