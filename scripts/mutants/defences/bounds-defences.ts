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
]
