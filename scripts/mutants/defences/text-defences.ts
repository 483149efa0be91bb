import type { Mutant } from '../mutant.ts'

const characters = { project: 'domain', test: 'src/hidden/hidden-characters.test.ts' } as const
const claimFields = { project: 'server', test: 'test/claims/fields.test.ts' } as const
const texts = { project: 'domain', test: 'src/hidden/hidden-texts.test.ts' } as const

/** Defences that keep one text from looking like another. */
export const textDefences: readonly Mutant[] = [
  {
    defence: 'a text that others read is refused with a hidden character',
    file: 'domain/src/text.ts',
    search: 'z.refine(isReadable, { error: ({ input }) => describeHidden(input), abort: true }),',
    replace: '',
    ...texts,
    name: 'a claim with a hidden character is refused',
  },
  {
    defence: 'a requested fact is refused with a hidden character',
    file: 'domain/src/proof/request-for-proof.ts',
    search: '.refine(isReadableStatement, {',
    replace: '.refine(Boolean, {',
    ...texts,
    name: 'a request for proof with a hidden character is refused',
  },
  {
    defence: 'a proved fact is refused with a hidden character',
    file: 'domain/src/attestation/attestation.ts',
    search: '.check(z.refine(({ statement = {} }) => isReadableStatement(statement), complaints.invalid))',
    replace: '',
    ...texts,
    name: 'a proof is refused when its statement contains a hidden character',
  },
  {
    defence: 'a stored text with a hidden character stays readable',
    file: 'domain/src/proof/request-for-proof.ts',
    search: 'audience: plainTextSchema(',
    replace: 'audience: textSchema(',
    ...texts,
    name: 'a request for proof that was stored with a hidden character stays readable',
  },
  {
    defence: 'a character that overrides the text direction is hidden',
    file: 'domain/src/hidden/hidden-characters.ts',
    search: '\\p{Default_Ignorable_Code_Point}',
    replace: '\\u200b',
    ...characters,
    name: 'U+202E',
  },
  {
    defence: 'a joiner is permitted only between emoji and letters that it joins',
    file: 'domain/src/hidden/hidden-characters.ts',
    search: String.raw`\\u200d(?=\\p{Extended_Pictographic})`,
    replace: String.raw`\\u200d`,
    ...characters,
    name: 'a joiner after a single emoji',
  },
  {
    defence: 'tag characters are permitted only in flags',
    file: 'domain/src/hidden/hidden-characters.ts',
    search: String.raw`\\u{e0067}\\u{e0062}(?:`,
    replace: String.raw`[\\u{e0020}-\\u{e007e}]+(?:|`,
    ...characters,
    name: 'a text of tag characters',
  },
  {
    defence: 'a country of a claim is one that exists',
    file: 'domain/src/claim/claim-field-form.ts',
    search: 'countryCodes.includes(value)',
    replace: '/^[A-Z]{2}$/.test(value)',
    ...claimFields,
    name: 'with a code that no country has',
  },
  {
    defence: 'no field of a claim has the label of another field',
    file: 'domain/src/claim/claim-field-form.ts',
    search: 'isNamedOnce && areDistinctLabels(fields.map(({ label }) => label))',
    replace: 'isNamedOnce',
    ...claimFields,
    name: 'when another field of the claim has its label, apart from letter case and spaces',
  },
  {
    defence: 'no field of a claim has the label of the holder’s name or of a derived fact',
    file: 'domain/src/claim/claim-field-form.ts',
    search: 'z.refine((label) => !isTakenLabel(label), complaints.fieldTaken),',
    replace: '',
    ...claimFields,
    name: 'with the label of a derived fact',
  },
]
