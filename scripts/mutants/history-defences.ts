import type { Mutant } from './mutant.ts'

const checker = { file: 'scripts/check-history.ts', project: 'server', test: 'test/history.test.ts' } as const

/** What makes a claim's history one chain, and finds out that it is none. */
export const historyDefences: readonly Mutant[] = [
  {
    defence: 'an entry’s hash covers the entry before it',
    file: 'credentials/src/claim-history.ts',
    search: 'kind, at, previousHash, contentHash]',
    replace: 'kind, at, contentHash]',
    project: 'server',
    test: 'test/history.test.ts',
    name: 'holds, by itself and against an older file',
  },
  {
    ...checker,
    defence: 'an exported history is checked against its hashes',
    search: '[hash === sha256(',
    replace: '[hash !== at || hash === sha256(',
    name: 'does not hold with the history of another claim',
  },
  {
    ...checker,
    defence: 'an exported history is checked against the text it shows',
    search: '[opened === null || contentHash === hashContent(opened),',
    replace: '[opened === null || hashContent(opened) !== null,',
    name: 'does not hold with another text',
  },
  {
    ...checker,
    defence: 'a history that was written anew is found out by an older file',
    search: 'newer.entries[index]?.hash !== entry.hash',
    replace: 'newer.entries[index] === entry',
    name: 'that was rewritten from some entry on',
  },
]
