import type { Mutant } from '../../mutant.ts'

/** Defences of the pages of owners, guardians and people without a key. */
export const recoveryPageDefences: readonly Mutant[] = [
  {
    file: 'web/src/features/recovery/guardians/guardian-file.ts',
    project: 'web',
    test: 'src/features/recovery/guardians/guardian-file.test.ts',
    name: 'a file that does not fit is refused',
    defence: 'page: a guardian’s file is about the identity that asks for help',
    search: "if (identity !== undefined && !isSameAddress(file.identity, identity)) return 'other-identity'",
    replace: '',
  },
]
