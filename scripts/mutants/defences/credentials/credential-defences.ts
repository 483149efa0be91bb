import type { Mutant } from '../../mutant.ts'

/** Defences around the holder's name and the fields of a credential. */
export const credentialDefences: readonly Mutant[] = [
  {
    defence: 'the verifier’s signature covers the holder’s name and the value of each field',
    file: 'credentials/src/attestation/credential-details.ts',
    search: 'return { name, label, kind, value, salt }',
    replace: "return { name, label, kind, value: '', salt }",
    project: 'credentials',
    test: 'src/attestation/credential-details.test.ts',
    name: 'does not hold when the holder has another name',
  },
  {
    defence: 'only the wallet of the holder answers a holder challenge',
    file: 'credentials/src/holder-challenge/holder-answer.ts',
    search: "if (!isSigned) return { ok: false, reason: 'another-wallet' }",
    replace: '',
    project: 'credentials',
    test: 'src/holder-challenge/holder-answer.test.ts',
    name: 'is refused when another wallet signed it',
  },
]
