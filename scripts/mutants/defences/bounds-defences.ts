import type { Mutant } from '../mutant.ts'

/** Defences against calls and texts that cost little to make and much to answer. */
export const boundsDefences: readonly Mutant[] = [
  {
    defence: 'a pasted text with very many links costs no more than its rows',
    file: 'web/src/pages/check/bring/find-links.ts',
    search: 'rows < maximumRows',
    replace: 'rows < Number.MAX_SAFE_INTEGER',
    project: 'web',
    test: 'src/pages/check/bring/find-links.test.ts',
    name: 'are parsed for as many rows as the page has, and no further',
  },
  {
    defence: 'the lines of a pasted text are joined a bounded number of times',
    file: 'web/src/pages/check/bring/join-lines.ts',
    search: 'if (budget.characters < 0) break',
    replace: '',
    project: 'web',
    test: 'src/pages/check/bring/join-lines.test.ts',
    name: 'stays cut after that',
  },
  {
    defence: 'junk answers do not close a holder challenge',
    file: 'server/src/modules/holder-challenges/store.ts',
    search: '.where(and(eq(holderChallenges.id, id), isOpen))',
    replace:
      '.where(and(eq(holderChallenges.id, id), isOpen, sql`cardinality(${holderChallenges.answers}) < ${most}`))',
    project: 'server',
    test: 'test/sharing/holder-challenges.test.ts',
    name: 'takes the true holder’s answer however many strangers answered, and keeps the newest',
  },
  {
    defence: 'one client cannot push the true answer out of a holder challenge',
    file: 'server/src/modules/holder-challenges/routes.ts',
    search: `    await assertMayAnswer(request)
`,
    replace: '',
    project: 'server',
    test: 'test/sharing/holder-challenges.test.ts',
    name: 'takes only so many answers of one client within ten seconds, and those of others',
  },
  {
    defence: 'a file of a domain costs only so many checks of signatures',
    file: 'credentials/src/attestation/domain-linkage.ts',
    search: 'if (signatures > didConfigurationLimits.signatures) return null',
    replace: '',
    project: 'credentials',
    test: 'src/attestation/domain-linkage.test.ts',
    name: 'a domain linkage file causes at most three checks of signatures, and those of others do not count',
  },
  {
    defence: 'a suspended verifier cannot read what owners showed to it',
    file: 'server/src/modules/users/policy.ts',
    search: 'return user?.isVerifier ? user : null',
    replace: 'return user',
    project: 'server',
    test: 'test/verifiers/suspended-reading.test.ts',
    name: 'a suspended verifier reads none of the requests and claims that it was asked about',
  },
  {
    defence: 'the page sends no cookie when a checker acts',
    file: 'web/src/lib/api.ts',
    search: "call.isAnonymous ? 'omit' : 'include'",
    replace: "'include'",
    project: 'web',
    test: 'src/lib/api.test.ts',
    name: 'a checker’s call sends no cookie, and a call of an account does',
  },
]
