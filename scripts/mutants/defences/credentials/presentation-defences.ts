import type { Mutant } from '../../mutant.ts'

/** These defences protect answers of other people's wallets (OpenID4VP 1.0). */
export const presentationDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'test/portable/presenting-verifier-signed.test.ts',
    file: 'server/src/modules/presentation-requests/judge.ts',
    defence: 'an accredited verifier’s issuing key cannot invent a claim',
    search: "known.kind !== 'verifier' || known.standing.since > 0",
    replace: "known.kind !== 'verifier'",
    name: 'is a stranger’s without an attestation, unless the wallet was accredited',
  },
  {
    project: 'server',
    test: 'test/portable/presenting-issuers.test.ts',
    file: 'server/src/modules/presentation-requests/judge.ts',
    defence: 'the service’s key cannot change what a verifier signed',
    search: "read.kind === 'differs' || ",
    replace: '',
    name: 'whoever has the service’s key cannot invent > a title',
  },
  {
    project: 'server',
    test: 'test/portable/presenting.test.ts',
    file: 'server/src/modules/presentation-requests/service.ts',
    defence: 'only the asker reads an answer',
    search: ' || !isSame(request.secretHash, secret)',
    replace: '',
    name: 'gives its outcome only for its own secret',
  },
  {
    project: 'server',
    test: 'test/portable/presenting.test.ts',
    file: 'server/src/modules/presentation-requests/wallet-routes.ts',
    defence: 'a page of another origin cannot pass on an answer of the browser',
    search: `      assertOwnPage(request, ctx.config.publicUrl)
`,
    replace: '',
    name: 'answers through the browser for this page’s origin, and a page of another origin cannot pass the answer on',
  },
]
