import type { Mutant } from '../mutant.ts'

/**
 * Defences of guardians' votes, of the pages of owners, guardians and people without a key, of
 * sessions of a stolen key, and of the ids under which other devices find an account.
 */
export const recoveryDefences: readonly Mutant[] = [
  {
    test: 'server/src/modules/recoveries/policy.test.ts',
    file: 'server/src/modules/recoveries/policy.ts',
    defence: 'a vote needs the guardian’s signature of exactly this decision',
    search: 'digest, signature }, judge)) !== true)',
    replace: 'digest, signature }, judge)) === null)',
    name: 'a vote for another registry or chain is refused',
  },
  {
    test: 'server/test/recoveries/blocking-guardian.test.ts',
    defence: 'a contract that accepts the signature of any key does not count as a guardian’s key',
    file: 'server/src/modules/recoveries/choose-signatures.ts',
    search: '(await recoverAttestationSigner(digest, signature)) === guardian',
    replace: '(await recoverAttestationSigner(digest, signature)) !== null',
    name: 'one guardian cannot stop the others with a wallet that accepts the signature of any key',
  },
  {
    test: 'server/test/recoveries/blocking-guardian.test.ts',
    defence: 'one guardian does not use up the attempts of a decision',
    file: 'server/src/modules/recoveries/choose-signatures.ts',
    search: 'attempts.length >= attemptsTogether',
    replace: 'attempts.length > 100',
    name: 'one guardian cannot use up the attempts of a decision by voting again and again',
  },
  {
    test: 'server/test/recoveries/blocking-guardian.test.ts',
    defence: 'a guardian’s signature that nobody can judge does not stop the votes of the others',
    file: 'server/src/modules/recoveries/bring-votes.ts',
    search: ' && good.length < threshold) throw',
    replace: ') throw',
    name: 'one guardian cannot stop the others with a wallet that the chain’s node refuses to judge',
  },
  {
    test: 'credentials/src/chain/chain-reader.test.ts',
    defence: 'a wallet whose code fails without a revert has answered, and the chain is not away',
    file: 'credentials/src/chain/chain-reader.ts',
    search: 'code === 3 || codeFailed.test(message)',
    replace: 'code === 3 || /revert/i.test(message)',
    name: 'is an answer of the called contract',
  },
  {
    file: 'web/src/features/recovery/guardians/guardian-file.ts',
    test: 'web/src/features/recovery/guardians/guardian-file.test.ts',
    name: 'a file that does not fit is refused',
    defence: 'page: a guardian’s file is about the identity that asks for help',
    search: "if (identity !== undefined && !isSameAddress(file.identity, identity)) return 'other-identity'",
    replace: '',
  },
  {
    test: 'server/test/chain/record-control.test.ts',
    defence: 'a recovery by key ends what the account has signed for other identities',
    file: 'server/src/modules/auth/end-sessions.ts',
    search: ' or signer = ',
    replace: ' or null = ',
    name: 'ends the account’s sessions for other identities, too',
  },
  {
    test: 'server/test/recoveries/removed-passkeys.test.ts',
    defence: 'a session that nobody can judge does not protect the sessions of removed keys',
    file: 'server/src/modules/auth/recheck-sessions.ts',
    search: 'await ctx.chain.readBlockNumber()',
    replace: 'throw error',
    name: 'the session of a removed passkey ends although nobody can judge a session before it',
  },
  {
    test: 'server/test/authorization/frozen-calls.test.ts',
    defence: 'a frozen identity’s session changes nothing',
    file: 'server/src/http/handle.ts',
    search: 'session.isFrozen && isRefusedWhileFrozen(route)',
    replace: 'session.isFrozen && route === undefined',
    name: 'may not eraseUser',
  },
  {
    test: 'server/test/passkeys/passkeys.test.ts',
    defence: 'the id of a passkey keeps its key',
    file: 'server/src/modules/passkeys/store.ts',
    search: `    eq(passkeys.x, x),
    eq(passkeys.y, y),
`,
    replace: '',
    name: 'nobody can point the id of a passkey at another key',
  },
]
