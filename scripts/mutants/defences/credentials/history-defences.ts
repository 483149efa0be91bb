import type { Mutant } from '../../mutant.ts'

const checker = { file: 'scripts/check-history.ts', project: 'server', test: 'test/claims/history.test.ts' } as const

/** Defences that make a claim's history one chain, and that find a broken chain. */
export const historyDefences: readonly Mutant[] = [
  {
    defence: 'an entry’s hash covers the entry before it',
    file: 'credentials/src/attestation/claim-history.ts',
    search: 'kind, at, previousHash, contentHash]',
    replace: 'kind, at, contentHash]',
    project: 'server',
    test: 'test/claims/history.test.ts',
    name: 'is valid by itself and together with an older export of the same claim',
  },
  {
    ...checker,
    defence: 'an exported history is checked against its hashes',
    search: '[hash === sha256(',
    replace: '[hash !== at || hash === sha256(',
    name: 'is invalid with the history of another claim',
  },
  {
    ...checker,
    defence: 'an exported history is checked against the text it shows',
    search: '[opened === null || contentHash === hashContent(opened),',
    replace: '[opened === null || hashContent(opened) !== null,',
    name: 'is invalid with another text',
  },
  {
    ...checker,
    defence: 'an older file reveals a rewritten history',
    search: 'newer.entries[index]?.hash !== entry.hash',
    replace: 'newer.entries[index] === entry',
    name: 'is invalid when an older export shows that entries were rewritten',
  },
]
