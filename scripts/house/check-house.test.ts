import { describe, expect, test } from 'vitest'
import { checkClock } from './check-clock.ts'
import { checkCommentWidth, checkReferences } from './check-comments.ts'
import { checkDecisions } from './check-decisions.ts'
import { checkFolders, checkRoot } from './check-folders.ts'
import { checkOrganizations } from './check-organizations.ts'
import { checkTables } from './check-tables.ts'
import { checkTypedLimits } from './check-typed-limits.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import { parseSource } from './parse-source.ts'

const one = 'docs/decisions/0001-a.md'
const good = '# 1. A title\n\n1 May 2026. In force.\n'
const check = (text: string, file = one) => checkDecisions([file], () => text)

test('the check of decisions accepts a decision with the right number, a date and a state', () => {
  expect(check(good)).toEqual([])
  expect(check(good.replace('In force.', 'Replaced by [decision 2](0002-b.md).'))).toEqual([])
})

test('the check of decisions refuses a decision without a date or with an unknown state', () => {
  expect(check('# 1. A title\n\n## Context\n')).toHaveLength(1)
  expect(check(good.replace('In force', 'Perhaps'))).toHaveLength(1)
})

test('the numbers of decisions have no gaps, and each title has the number of its file', () => {
  expect(check(good, 'docs/decisions/0002-a.md')).toHaveLength(1)
  expect(check(good.replace('# 1', '# 2'))).toHaveLength(1)
})

const isComplainedAbout = (source: string) => checkCommentWidth(parseSource('a.ts', source)).length === 1

test('a comment may be at most 100 columns wide', () => {
  expect(isComplainedAbout(`// ${'a'.repeat(97)}\nact()`)).toBe(false)
  expect(isComplainedAbout(`// ${'a'.repeat(98)}\nact()`)).toBe(true)
  expect(isComplainedAbout(`/**\n * ${'a'.repeat(98)}\n */\nact()`)).toBe(true)
})

test('a string that looks like a comment does not count as a comment', () => {
  expect(isComplainedAbout(`act('//${'a'.repeat(110)}')`)).toBe(false)
})

test('a comment may not cite a document that is not in the repository', () => {
  expect(checkReferences('a.ts', 'const a = 1\n// as SPEC.md 8 says')).toEqual([
    'a.ts:2: cites SPEC.md, which is not part of the project',
  ])
  expect(checkReferences('a.ts', '// as docs/spec/8-errors.md says')).toEqual([])
})

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)

test('a folder may contain at most 25 files, and files in its subfolders do not count', () => {
  expect(checkFolders([...filesIn('web/src/lib', 25), ...filesIn('web/src/lib/vault', 25)])).toEqual([])
  expect(checkFolders(filesIn('web/src/lib', 26))).toHaveLength(1)
})

test('a folder with a numbered series of files may have more than 25 files', () => {
  expect(checkFolders(filesIn('docs/decisions', 40))).toEqual([])
})

test('a file at the root of the repository is refused unless the list of such files names it', () => {
  expect(checkRoot(['README.md', 'web/a.ts'])).toEqual([])
  expect(checkRoot(['5a3c9a52-2f0e-4b1a-9a5e-7d3f1f1f0c11'])).toHaveLength(1)
})

describe('the check of tables', () => {
  const complaintsAbout = (source: string, allowed = {}) =>
    checkTables([parseSource('server/src/modules/shares/a.ts', source)], allowed)

  test('a module of the server may read and write its own tables', () => {
    expect(complaintsAbout('sql`update shares set views = 1`; sql`select 1 from shares, share_viewers`')).toEqual([])
  })

  test.each(['sql`update claims set title = 1`', 'sql`delete from claims`', 'tx.insert(claims)'])(
    'a module of the server may not write a table of another module: %s',
    (source) => {
      expect(complaintsAbout(source, { 'shares/a.ts': ['claims'] })[0]).toContain('only the module that owns')
    },
  )

  test('a module of the server may join a table of another module only if the list of allowed joins has it', () => {
    const join = 'sql`select 1 from shares join claims on true`'
    expect(complaintsAbout(join)).toHaveLength(1)
    expect(complaintsAbout(join, { 'shares/a.ts': ['claims'] })).toEqual([])
    expect(complaintsAbout("import { claims } from '../../db/schema/claims.ts'")).toHaveLength(1)
  })

  test('the list of allowed joins may not name a join that no longer exists', () => {
    expect(complaintsAbout('', { 'shares/a.ts': ['claims'] })).toHaveLength(1)
  })
})

describe('the check of clocks', () => {
  const complaintsAbout = (source: string, file = 'web/src/a.ts') => checkClock([parseSource(file, source)], [])

  test.each(['new Date()', 'useState(Date.now)', 'const age = Date.now() - then'])(
    'a part of the page may not read the device’s clock: %s',
    (source) => {
      expect(complaintsAbout(source)).toHaveLength(1)
    },
  )

  test('every file may convert a given time to a date, and the server may read its own clock', () => {
    expect(complaintsAbout('new Date(claim.createdAt)')).toEqual([])
    expect(complaintsAbout('new Date()', 'server/src/a.ts')).toEqual([])
  })

  test('the list of allowed readings of a clock may not name a reading that no longer exists', () => {
    expect(checkClock([], ['a.ts'])).toHaveLength(1)
  })
})

const journey = (file: string, source: string) => parseSource(`e2e/tests/owner/${file}.spec.ts`, source)
const byHand = journey('a', "const organization = 'Coast Academy'")

test('two journeys may not give two organizations the same name', () => {
  for (const source of ["becomeVerifier(owner, 'coast academy')", "newMember({ organization: 'Coast Academy' })"])
    expect(checkOrganizations([byHand, journey('b', source)])).toHaveLength(1)
})

test('journeys may give organizations different names, and may use one organization several times', () => {
  const source = "const organization = 'Reef College'; newMember({ organization }); pick('Reef College')"
  expect(checkOrganizations([byHand, journey('b', source)])).toEqual([])
})

describe('the check of words', () => {
  const complaintsAbout = (source: string, file = 'server/src/modules/revocations/a.ts') =>
    checkVocabulary(parseSource(file, source))

  test.each(['const withdrawDialog = 1', 'function unverify() {}', 'const takenBack = 1', 'type FromHolder = string'])(
    'an identifier with another word than the glossary’s is refused: %s',
    (source) => {
      expect(complaintsAbout(source)).toHaveLength(1)
    },
  )

  test('an identifier may use “withdraw” for a share, and “holder” in the words that the glossary lists', () => {
    expect(complaintsAbout('withdrawShare()', 'server/src/modules/shares/a.ts')).toEqual([])
    expect(complaintsAbout('const holderKey = 1, namePlaceholder = 2')).toEqual([])
  })

  test('a text on screen may use a word that the glossary replaces', () => {
    expect(complaintsAbout("const revoked = 'Withdrawn'")).toEqual([])
  })

  test('a function’s name is refused if it does not say on what the function works', () => {
    expect(complaintsAbout('function describe() {}')).toHaveLength(1)
    expect(complaintsAbout('function describeRequest() {}')).toEqual([])
  })
})

const sayIn = (text: string, file = 'web/src/texts/en/claim/claims.ts') =>
  checkTypedLimits([parseSource(file, `export const texts = { a: ${text} }`)], {})

test('a text that contains a number with a unit is refused, because the number should be computed from a limit', () => {
  expect(sayIn("'Open it within 24 hours.'")).toEqual([
    'web/src/texts/en/claim/claims.ts: says “24 hours”; compute it from the limit',
  ])
  expect(sayIn("'The link lasts five minutes.'")).toHaveLength(1)
  expect(sayIn("'It ends after a day.'")).toHaveLength(1)
  expect(sayIn("'Kept until an hour after its end, for a second.'")).toHaveLength(1)
  expect(sayIn("'Enter a day between 1900 and 2199'")).toHaveLength(1)
  expect(sayIn("'Enter a number from 1 to 30'")).toHaveLength(1)
  expect(sayIn("'Up to 30 days'", 'server/src/http/docs/field-sentences.ts')).toHaveLength(1)
  expect(sayIn('`Up to 500 characters`')).toHaveLength(1)
  expect(sayIn("'Open for ten minutes'", 'domain/src/routes/shares.ts')).toHaveLength(1)
})

test('a sentence is accepted when it computes its number, contains no number, or stands outside the English texts', () => {
  expect(sayIn("'Open it within ' + writeHours(limit)")).toEqual([])
  expect(sayIn("'A first claim takes a minute.'")).toEqual([])
  expect(sayIn("'Open it within 24 hours.'", 'web/src/features/claim/claims.ts')).toEqual([])
})

test('the list of permitted numbers may not name a number that no text contains', () => {
  expect(checkTypedLimits([], { 'claim/claims.ts': ['7 days'] })).toEqual([
    'allowed.ts claim/claims.ts: no text says “7 days” any more, and the permission can go',
  ])
})
