import type { Mutant } from '../mutant.ts'

/** Defences of what a checker is told: nothing reads as more than a verifier has signed. */
export const toldDefences: readonly Mutant[] = [
  {
    defence: 'no part of a cell is a formula for a program with another list separator',
    file: 'web/src/pages/check/export/write-csv.ts',
    search: '(^|[,;|:^~"])',
    replace: '(^)',
    project: 'web',
    test: 'src/pages/check/export/write-csv.test.ts',
    name: 'no program that separates cells by ";"',
  },
  {
    defence: 'one credential that comes several times is not told as several of one identity',
    file: 'credentials/src/verdict/judge-collection.ts',
    search: 'if (different === 1) return',
    replace: 'if (different === 0) return',
    project: 'credentials',
    test: 'src/verdict/judge-collection.test.ts',
    name: 'one credential that comes several times is one credential',
  },
]
