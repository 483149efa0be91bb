import type { Mutant } from './mutant.ts'

const characters = { project: 'domain', test: 'src/hidden-characters.test.ts' } as const
const texts = { project: 'domain', test: 'src/hidden-texts.test.ts' } as const

/** What keeps one text from looking like another. */
export const textDefences: readonly Mutant[] = [
  {
    defence: 'no text that others read has a hidden character',
    file: 'domain/src/text.ts',
    search: '.refine(isReadable, { error: ({ input }) => describeHidden(input), abort: true })',
    replace: '',
    ...texts,
    name: 'a claim with a hidden character is refused',
  },
  {
    defence: 'no fact that is asked for has a hidden character',
    file: 'domain/src/request-for-proof.ts',
    search: '.refine(isReadableStatement, {',
    replace: '.refine(Boolean, {',
    ...texts,
    name: 'a request for proof with a hidden character is refused',
  },
  {
    defence: 'no fact that is proved has a hidden character',
    file: 'domain/src/attestation.ts',
    search: '.refine(({ statement = {} }) => isReadableStatement(statement), complaints.invalid)',
    replace: '',
    ...texts,
    name: 'a proof is refused for a hidden character in what it states',
  },
  {
    defence: 'what is stored with a hidden character stays readable',
    file: 'domain/src/request-for-proof.ts',
    search: 'audience: plainTextSchema(',
    replace: 'audience: textSchema(',
    ...texts,
    name: 'a request for proof that is stored with a hidden character stays readable',
  },
  {
    defence: 'a direction cannot be overridden',
    file: 'domain/src/hidden-characters.ts',
    search: '\\p{Default_Ignorable_Code_Point}',
    replace: '\\u200b',
    ...characters,
    name: 'U+202E',
  },
  {
    defence: 'a joiner joins pictures and letters that are joined, and nothing else',
    file: 'domain/src/hidden-characters.ts',
    search: String.raw`\\u200d(?=\\p{Extended_Pictographic})`,
    replace: String.raw`\\u200d`,
    ...characters,
    name: 'a joiner after a picture alone',
  },
  {
    defence: 'tags write flags and no text',
    file: 'domain/src/hidden-characters.ts',
    search: String.raw`\\u{e0067}\\u{e0062}(?:`,
    replace: String.raw`[\\u{e0020}-\\u{e007e}]+(?:|`,
    ...characters,
    name: 'a text in tags',
  },
]
