import { expect, it } from 'vitest'
import { growsWithLength } from '../../../../test/rig/own-time.ts'
import { findBareLines } from './bare-lines.ts'

const link = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
const at = (...lines: number[]) => lines.map((line) => ({ line, link }))

it('if a line in a list of links has no link, the page finds the line’s text and its place', () => {
  const text = `Maya Rossi ${link}\nLea Novak will send hers by post\n\nJo Smith ${link}\n`
  expect(findBareLines(text, at(1, 4))).toEqual([{ line: 2, beside: 'Lea Novak will send hers by post' }])
})

it('neither the heading of a table nor the next line of a wrapped link counts as a line without a link', () => {
  const [start, end] = [link.slice(0, -9), link.slice(-9)]
  const text = `Name,Link\nMaya Rossi,${start}\n> ${end}\nJo Smith,${link}`
  expect(findBareLines(text, at(2, 4))).toEqual([])
})

it('the lines of a mail above a list of links do not count as persons without a link', () => {
  const list = `Maya Rossi ${link}\nJo Smith ${link}\nLea Novak has sent nothing.\nKim Doe ${link}`
  const found = [{ line: 5, beside: 'Lea Novak has sent nothing.' }]
  expect(findBareLines(`Dear Ana,\nhere are the documents.\n${list}`, at(3, 4, 6))).toEqual(found)
})

it('the page names a person without a link who stands in a table above the first link', () => {
  const found = [{ line: 2, beside: 'Lea Novak,' }]
  for (const row of ['Maya Rossi,LINK', '"Maya Rossi",LINK', 'LINK,Maya Rossi', 'LINK,Maya Rossi,Lisbon'])
    expect(findBareLines(`Name,Link\nLea Novak,\n${row}\n${row}`.replaceAll('LINK', link), at(3, 4))).toEqual(found)
})

it('the page names a person without a link even if the name ends with a full stop and stands above the first link', () => {
  for (const beside of ['Max Muster jr.', 'Dr. Max van der Muster jr.', 'Ana Lee, Ph.D.'])
    expect(findBareLines(`${beside}\nMaya Rossi ${link}\nJo Smith ${link}`, at(2, 3))).toEqual([{ line: 1, beside }])
})

it('a mail that has more lines without a link than links does not count as a list of persons', () => {
  const text = `Dear team,\nhere they are:\n${link}\n${link}\nMany thanks`
  expect(findBareLines(text, at(3, 4))).toEqual([])
})

it('a mail whose links have no words beside them does not count as a list of persons', () => {
  expect(findBareLines(`Dear team,\n- <${link}>\n- <${link}>\n- <${link}>`, at(2, 3, 4))).toEqual([])
})

it('a text with only one link does not count as a list of persons', () => {
  expect(findBareLines(`${link}\nKind regards`, at(1))).toEqual([])
})

const longLink = `https://id.example/shared-claim?data=${'x'.repeat(900)}ab${'x'.repeat(20_000)}`
const twoLinks = [1, 2].map((line) => ({ line, link: longLink }))

it.each<[string, (characters: number) => string]>([
  ['one long word before a link', (characters) => `${'a'.repeat(characters)} ${longLink}\nJo ${longLink}\n`],
  [
    'lines that may be parts of a link',
    (characters) => `Jo ${longLink}\nJo ${longLink}\n${'ab\n'.repeat(characters / 3)}`,
  ],
  [
    'lines that are no parts of a link',
    (characters) => `Jo ${longLink}\nJo ${longLink}\n${'c\n'.repeat(characters / 2)}`,
  ],
  ['marks', (characters) => `Jo ${longLink}\nJo ${longLink}\n${')'.repeat(characters)}a\n`],
])(
  'the time to find lines without a link grows in proportion to the length of a mail that is full of %s, not with the square of the length',
  (_, write) => {
    const read = (characters: number) => {
      const mail = write(characters)
      return () => findBareLines(mail, twoLinks)
    }
    expect(growsWithLength(read)).toBe(true)
  },
)

it('the time to find lines without a link grows in proportion to the length of a text, even if a link in the text has no end', () => {
  const read = (characters: number) => {
    const [count, endless] = [characters / 5000, `/s/abcdefgh#${'a'.repeat(characters / 2)}`]
    const text = `Al ${endless}\n${'ab\n'.repeat(count)}${'Al /s/abcdefgh#x\n'.repeat(count + 1)}`
    const links = Array.from({ length: count + 1 }, (_, place) => ({ line: count + 2 + place, link: '/s/abcdefgh#x' }))
    return () => findBareLines(text, [{ line: 1, link: endless }, ...links])
  }
  expect(growsWithLength(read)).toBe(true)
})

it('a line without a link is no continuation of the link above if its letters stand only much later in that link', () => {
  const long = `https://id.example/shared-claim?data=${'x'.repeat(2000)}maya`
  const text = `Jo ${long}\nmaya\nLea ${link}`
  expect(
    findBareLines(text, [
      { line: 1, link: long },
      { line: 3, link },
    ]),
  ).toEqual([{ line: 2, beside: 'maya' }])
})
