import type { Mutant } from '../../mutant.ts'

/** A credential whose proof also holds for another content is refused. */
export const doubleMeaningDefences: readonly Mutant[] = [
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/plain-names.test.ts',
    defence: 'nobody hides what an issuer signed in another object with the same id',
    search: 'described.some((each) => !own.includes(each))',
    replace: 'described.some(() => false)',
    name: 'a credential with a proof is refused when another object in it has the id of a status entry, and contains the entry',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/plain-names.test.ts',
    defence: 'nobody hides a status entry in another object with the id of the entry',
    search: '[document, credentialSubject, credentialStatus].flat()',
    replace: '[document, credentialSubject].flat()',
    name: 'a credential with a proof is refused when another object in it has the id of a status entry, and contains the entry',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/plain-names.test.ts',
    defence: 'nobody swaps what an issuer said in two objects about one subject',
    search: ' || [...listLists(document), described].some(hasExchangeable)',
    replace: '',
    name: 'a credential with a proof is refused when another object in it has a subject’s id, and is a subject, too',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/plain-names.test.ts',
    defence: 'nobody puts the grade of one course beside the title of another one',
    search: '...listLists(document), ',
    replace: '',
    name: 'a credential with a proof is refused when another object in it has the id of its neighbour in a list, and contains what the issuer said of the neighbour',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/plain-names.test.ts',
    defence: 'nobody spells a credential’s id in a second way by a prefix of a context',
    search: 'id !== null && shortened.test(id)',
    replace: 'id === null && shortened.test(id)',
    name: 'a credential with a proof is refused when a prefix of a context spells its id in another way',
  },
  {
    file: 'credentials/src/data-integrity/plain-names.ts',
    test: 'credentials/src/data-integrity/verify-proof.test.ts',
    defence: 'a credential with labels of blank nodes is refused before its canonicalization',
    search: 'depth === 0 && hasNodeLabel(document)',
    replace: 'depth < 0 && hasNodeLabel(document)',
    name: 'is refused before its canonicalization when its nodes have labels and millions of orders',
  },
]
