import { expect, test } from 'vitest'
import {
  complainAboutDeviations,
  findLostTexts,
  listSpecTexts,
  matcherOf,
  mostReplaced,
  parseDeviations,
  parseTable,
} from './spec-coverage.ts'

const rows = parseTable(
  `| the specification asks | where | tests |
| --- | --- | --- |
| A card “No Claims Yet” | \`web/src/a.tsx\` | \`e2e/tests/a.spec.ts\` |
| A field “Search networks...” | not yet: the switcher is being built | – |
| A toast “Failed to approved verification” | \`web/src/a.tsx\` | – |
Prose with “marks” is no row.`,
  'docs/spec/a.md',
)
const deviations = parseDeviations(
  `| theirs | ours | because |
| --- | --- | --- |
| the toast “Failed to approved verification” | “Failed to complete verification” | a verification is a signature |
| an organization asked through a prompt | a dialog named “Whatever” | no text of theirs is left out here |

## What stands beside the specification's words

| theirs | beside it | because |
| --- | --- | --- |
| a card “No Claims Yet” | also “Ask for one” | a newcomer needs a next step |`,
  'docs/spec-coverage.md',
)

test('the browser tests must see every quoted text, unless the text is not yet built or our text replaces it', () => {
  expect(listSpecTexts(rows, deviations).map(({ text, at, standing }) => [text, at, standing.kind])).toEqual([
    ['No Claims Yet', 'docs/spec/a.md:3', 'asked'],
    ['Search networks...', 'docs/spec/a.md:4', 'not-yet'],
    ['Failed to approved verification', 'docs/spec/a.md:5', 'differs'],
    ['Failed to complete verification', 'docs/spec-coverage.md:3', 'asked'],
    ['Ask for one', 'docs/spec-coverage.md:10', 'asked'],
  ])
})

test('if we show words of our own beside a text of the specification, a row of docs/spec must quote that text', () => {
  expect(complainAboutDeviations(deviations, rows)).toEqual([])
  expect(complainAboutDeviations(deviations, rows.slice(1))).toEqual([
    'docs/spec-coverage.md:10: no row of docs/spec asks for “No Claims Yet”',
  ])
})

test('the check of our deviations complains if we replace more texts than the limit, and about a row without a reason', () => {
  const [row = { at: '', asks: '', where: '', tests: '' }] = deviations.instead
  const many = Array.from({ length: mostReplaced }, () => row)
  expect(complainAboutDeviations({ instead: many, beside: [] }, rows)).toEqual([])
  expect(complainAboutDeviations({ instead: [...many, { ...row, tests: '' }], beside: [] }, rows)).toEqual([
    'docs/spec-coverage.md: we differ in 26 places, and may in 25',
    'docs/spec-coverage.md:3: does not say why nothing could stand beside',
  ])
})

test('a text of the specification that no row quotes counts as lost', () => {
  expect(findLostTexts('No Claims Yet\nSearch networks...\nNo network found.\n', rows)).toEqual(['No network found.'])
})

test('a quoted text counts as seen when it is on screen as a whole, with any words in its varying parts', () => {
  expect(matcherOf('Connect')('Connect MetaMask')).toBe(false)
  expect(matcherOf('Awaiting: {issuer}')('Awaiting: Self')).toBe(true)
  expect(matcherOf('Failed to {status} verification')('Failed to complete verification')).toBe(false)
  expect(matcherOf('{n}m ago')('12m ago')).toBe(true)
  expect(matcherOf('Why (optional)?')('Why (optional)?')).toBe(true)
})
