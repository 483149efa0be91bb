import type { Mutant } from '../../mutant.ts'

/** Defences against sessions of a key that no longer counts, and against those of a stolen one. */
export const sessionDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'test/chain/record-control.test.ts',
    defence: 'a recovery by key ends what the account has signed for other identities',
    file: 'server/src/modules/auth/end-sessions.ts',
    search: ' or signer = ',
    replace: ' or null = ',
    name: 'ends the account’s sessions for other identities, too',
  },
  {
    project: 'server',
    test: 'test/authorization/frozen-calls.test.ts',
    defence: 'a frozen identity’s session changes nothing',
    file: 'server/src/http/handle.ts',
    search: 'session.isFrozen && isRefusedWhileFrozen(route)',
    replace: 'session.isFrozen && route === undefined',
    name: 'may not eraseUser',
  },
]
