import type { Mutant } from './mutant.ts'

/** What keeps the words on a screen true: who verified, with which standing, what a thing is called. */
export const screenDefences: readonly Mutant[] = [
  {
    defence: 'a look-up takes the line that names a DID on the verifier’s desk',
    file: 'web/src/features/verification/read-token-id.ts',
    search: '(?:DID:?',
    replace: '(?:DID',
    project: 'web',
    test: 'src/features/verification/read-token-id.test.ts',
    name: '"DID: #12" names DID #12',
  },
  {
    defence: 'a notification names the level of a verification in words',
    file: 'domain/src/texts/notifications.ts',
    search: 'proofTypeName(claim.verificationLevel)',
    replace: 'claim.verificationLevel',
    project: 'domain',
    test: 'src/texts/notifications.test.ts',
    name: 'the notification of a claim verified at the level EducationProof names the level in words',
  },
  {
    defence: 'a claim type has one spelling wherever it is shown',
    file: 'domain/src/claim-type.ts',
    search: 'letter.toUpperCase()',
    replace: 'letter',
    project: 'domain',
    test: 'src/claim-type.test.ts',
    name: 'a type that only its owner knows begins with a capital letter: "boating licence"',
  },
]
