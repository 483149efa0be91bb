import type { Mutant } from '../../mutant.ts'

/** Defences of the ids under which other devices find an account. */
export const passkeyDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'test/passkeys/passkeys.test.ts',
    defence: 'the id of a passkey keeps its key',
    file: 'server/src/modules/passkeys/store.ts',
    search: `    eq(passkeys.x, x),
    eq(passkeys.y, y),
`,
    replace: '',
    name: 'nobody can point the id of a passkey at another key',
  },
]
