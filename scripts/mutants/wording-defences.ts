import type { Mutant } from './mutant.ts'

/** Which text a verifier is asked about, and who may read what was written about it. */
export const wordingDefences: readonly Mutant[] = [
  {
    defence: 'whom the owner asked is told to the owner alone',
    file: 'server/src/modules/claims/present.ts',
    search: ': null, asked: [] }',
    replace: ': null }',
    project: 'server',
    test: 'test/claim-verifiers.test.ts',
    name: 'a verifier reads neither whom else the owner asked nor who else verified the claim',
  },
  {
    defence: 'a verifier is named with the standing that its signature had when the chain recorded it',
    file: 'server/src/modules/claims/claim-verifiers.ts',
    search: ', { untilBlock: anchorBlock })',
    replace: ')',
    project: 'server',
    test: 'test/claim-verifiers.test.ts',
    name: 'who was accredited only after the chain recorded its signature is named as unreviewed',
  },
]
