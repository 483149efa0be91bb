import { expect, test } from 'vitest'
import { isLabel, isName } from './is-name.ts'

test.each([
  '',
  '.',
  '42',
  '\u2800',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\ue000',
  '\u0378',
  '\u{13441}',
  '\u{13442}',
  'Maya\nRossi',
  '✅ Northfield',
  'Northfield ✓',
  'Northfield ☑️',
  'Northfield 🗸',
  'Northfield √',
  'Northfield \u{10102}',
  '🛡 Northfield',
  '🇬🇧 Maya',
  `Ma${'\u0336'.repeat(5)}ya`,
  `Ma${'\u0301\u20dd'.repeat(30)}ya`,
])('the text %j is not accepted as a name', (text) => {
  expect(isName(text)).toBe(false)
})

test.each([
  'Maya',
  '李',
  'Jose\u0301',
  'محمد',
  'שרה',
  'สมชาย',
  '3M',
  'Acme® & Söhne™ № 1',
  '㈱ラーメン',
  'ı',
  'Nguyễn Thị Ế',
  'שָׁ֣לוֹם',
  'བརྒྱུད་',
  'ล้ำ',
])('the text %j is accepted as a name', (text) => {
  expect(isName(text)).toBe(true)
})

test.each(['.', '✓', '—', '\u2800', '\u3164', 'Degree ✓', '🎓 Degree', 'Degree\nof', `2${'\u0336'.repeat(5)}`])(
  'the text %j is not accepted as the label of a field',
  (text) => {
    expect(isLabel(text)).toBe(false)
  },
)

test.each(['Degree', '2', '№', '½', '٣', '学位', '%N', 'CO₂'])(
  'the text %j is accepted as the label of a field',
  (text) => {
    expect(isLabel(text)).toBe(true)
  },
)
