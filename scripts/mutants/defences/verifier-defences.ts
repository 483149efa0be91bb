import type { Mutant } from '../mutant.ts'

/** These defences protect the names of verifiers, and the rules for who is entitled to verify. */
export const verifierDefences: readonly Mutant[] = [
  {
    defence: 'a verifier that the chain suspended cannot approve',
    file: 'server/src/modules/verifiers/policy.ts',
    search: `case 'suspended':
      return false`,
    replace: `case 'suspended':
      return true`,
    test: 'server/test/verifiers/verifier-review.test.ts',
    name: 'a suspended verifier can neither read nor decide requests, and is not listed',
  },
  {
    defence: 'nobody but its verifier and its owner makes a confirmation wait again',
    file: 'server/src/modules/verification-requests/confirm-again.ts',
    search: '  assertMayConfirmAgain(session, earlier)\n',
    replace: '',
    test: 'server/test/verifiers/confirm-again.test.ts',
    name: 'only the verifier that confirmed a claim and the claim’s owner can open a request to confirm the claim again',
  },
  {
    defence: 'nobody asks a verifier that reports a stolen key',
    file: 'server/src/modules/verification-requests/require-available.ts',
    search: ' && !(await isFrozen(tx, verifier.walletAddress))',
    replace: '',
    test: 'server/test/claims/verification-requests.test.ts',
    name: 'a verifier that reports a stolen key cannot be asked',
  },
  {
    defence: 'a domain check never reaches a private network',
    file: 'server/src/outside/ask-public-host.ts',
    search: '!addresses.every(isPublicAddress)',
    replace: 'addresses.length > 9',
    test: 'server/test/verifiers/domain-proof.test.ts',
    name: 'the server never connects to 169.254.169.254',
  },
  {
    defence: 'an applicant’s web site is a link to a named host and to nothing else',
    file: 'domain/src/verifier/application.ts',
    search: 'return host !== undefined && parseDomainName(host) !== null',
    replace: 'return host !== null',
    test: 'domain/src/verifier/application.test.ts',
    name: 'is refused',
  },
  {
    defence: 'nobody but an administrator asks an applicant',
    file: 'server/src/modules/applications/question-service.ts',
    search: '  assertMayDecideAsAdministrator(ctx.config, session)\n',
    replace: '',
    test: 'server/test/verifiers/application-questions.test.ts',
    name: 'a stranger can neither ask about an application nor change it',
  },
  {
    defence: 'an applicant’s name leaves what administrators heard of its answers',
    file: 'server/src/modules/events/erase.ts',
    search: "in ('applied', 'answered')",
    replace: "in ('applied')",
    test: 'server/test/verifiers/application-questions.test.ts',
    name: 'the erasure of an applicant’s account deletes the applicant’s texts',
  },
  {
    defence: 'another type of a claim hides no request that looks the same',
    file: 'server/src/modules/verification-requests/likely-duplicates.ts',
    search: 'leaf.field !== descriptionField && !isOfPerson(leaf)',
    replace: 'false',
    test: 'server/test/verifiers/likely-duplicates.test.ts',
    name: 'an owner cannot hide a duplicate by changing the type and the title',
  },
  {
    defence: 'a letter of another alphabet hides neither a duplicate nor a changed value',
    file: 'server/src/modules/verification-requests/latin-letters.ts',
    search: 'sql`translate(',
    replace: 'sql`concat_ws(null, ',
    test: 'server/test/verifiers/likely-duplicates.test.ts',
    name: 'an owner cannot hide a duplicate by changing a letter of the name',
  },
]
