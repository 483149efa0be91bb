import { buildShareUrl, parseShareUrl } from '@did/credentials/share/share-link'
import { buildCredentialShare } from '@did/credentials/test/credential-fixtures'
import { maximumRows } from '@did/domain/share/limits'
import { expect, it } from 'vitest'
import { growsWithLength } from '../../../../test/rig/own-time.ts'
import { findLinks } from './find-links.ts'

const origin = 'https://id.example'
const link = buildShareUrl({ publicUrl: origin, ...(await buildCredentialShare(['holder_name'])) })
const other = buildShareUrl({ publicUrl: 'https://id.example', ...(await buildCredentialShare([])) })
const linksIn = (text: string) => findLinks(text, origin).links.map((found) => found.link)

it.each([
  ['spaces', `${link} ${other}`],
  ['lines', `${link}\r\n\r\n${other}\n`],
  ['commas', `${link},${other}`],
  ['cells of a table', `Maya\t${link}\t2024\nJo;${other};2023`],
  ['marks of a mail', `Hello,\nsee <${link}>.\n\n> and (${other}), please.`],
  ['the text of a mark-up language', `[mine](${link}) <a href="${other}">`],
  ['nothing', `${link}${other}`],
])('the page finds the links in a text between %s', (_, text) => {
  expect(linksIn(text)).toEqual([link, other])
})

it('the page tells for each link in a text the number of the line on which the link begins', () => {
  expect(findLinks(`Dear all,\n\n${link}\nor ${other}`, origin).links.map(({ line }) => line)).toEqual([3, 4])
})

it('the page finds a whole link in a text even if a mail has wrapped or quoted the link’s lines', () => {
  const wrap = (start: string) => link.replaceAll(/(.{70})/g, `$1\n${start}`)
  for (const start of ['', '> ', '  ']) expect(linksIn(`Hello\n${start}${wrap(start)}\nRegards`)).toEqual([link])
})

it('the page finds links in a mail with the transfer encoding “quoted-printable”', () => {
  const encoded = link.replaceAll('=', '=3D').replaceAll(/(.{70})/g, '$1=\r\n')
  expect(linksIn(`Hello,\r\n${encoded}\r\nMaya`)).toEqual([link])
})

it('if a link was cut, the page never adds the next word of the text to the link to make it whole', () => {
  const cut = link.slice(0, -20)
  expect(linksIn(`${cut}\nRegards,\nMaya`)).toEqual([cut])
  expect(parseShareUrl(cut)).toEqual({ kind: 'unreadable', code: 'share-incomplete' })
})

it('the page finds short links of this product in a text, and takes no address /s/… of another site for a short link', () => {
  const short = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  const several = short.replace('#', '#3.')
  expect(linksIn(`Mine is ${short}. See https://else.example/s/x#top, too, and ${several}.`)).toEqual([short, several])
})

it('the page finds a link in a text even if the link lost its beginning or its end', () => {
  const halves = ['https://id.example/shared-claim', `/shared-claim${new URL(link).search}`]
  expect(linksIn(halves.join(' and '))).toEqual(halves)
})

it.each<[string, string, (string | null)[]]>([
  ['on its line', `Maya Rossi: ${link}\n- <${other}> (Jo Smith)`, ['Maya Rossi', 'Jo Smith']],
  ['in the row of a table', `Maya Rossi\t${link}\nJo Smith;${other};`, ['Maya Rossi', 'Jo Smith']],
  ['on the line of each of them', `* Maya Rossi *\n${link}\n${other} Jo Smith`, [null, 'Jo Smith']],
  ['on one line with both', `Maya Rossi ${link} ${other}`, ['Maya Rossi', 'Maya Rossi']],
  ['nowhere', `1.\n${link}\n2.\n${other}`, [null, null]],
])('the links in a text come with the text that stands %s', (_, text, beside) => {
  expect(findLinks(text, origin).links.map((found) => found.beside)).toEqual(beside)
})

it('the page tells for each of 2000 links in a text its line and the text beside it', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `${'-'.repeat(60)}\nApplicant ${index} ${link}\n`)
  const { links } = findLinks(lines.join(''), origin)
  expect(links.at(-1)).toEqual({ link, line: 4000, beside: 'Applicant 1999', share: null })
})

it('if a web address in a text is no link to a claim, the page only counts the address', () => {
  const text = `See https://id.example/about and http://else.example/shared-claims, not ${link}.`
  expect(findLinks(text, origin)).toMatchObject({ links: [{ link, line: 1 }], otherAddresses: 2 })
})

it('the page parses no more links of a text than its table may have rows', () => {
  const short = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  const shares = (text: string) => findLinks(text, origin).links.map(({ share }) => share?.kind)
  const one = shares(`${short}\n`.repeat(maximumRows + 1))
  expect(one.slice(-2)).toEqual(['controlled', undefined])
  const ten = shares(`${short.replace('#', '#10.')}\n`.repeat(maximumRows / 10 + 1))
  expect(ten.slice(-2)).toEqual(['collection', undefined])
})

/**
 * In an earlier version, `findLinks` joined each link with all lines after it, and reading these
 * lines took minutes.
 */
it.each<[string, string]>([
  ['links that are cut', '/s/AAAAAAAA#b\n'],
  ['long links that are cut', `${link.slice(0, -3)}\n`],
  ['cut links with lines of one letter', `${link.slice(0, -3)}\n${'a\n'.repeat(2000)}`],
  ['cut links with lines of several widths', `${link.slice(0, -3)}\n${'a\nbc\n'.repeat(2000)}`],
  ['links on one line', `${link} `],
  ['links to several credentials', 'https://id.example/s/BwcHBwcH#10.BwcHBwcHBwcHBwcHBwcHBw\n'],
  ['dots', `/shared-claim?${'.'.repeat(20_000)}x\n`],
  ['beginnings of addresses', 'https://'],
  ['escaped beginnings of addresses', 'https%253A%252F%252Fx'],
  ['escapes', '/s/AAAAAAAA%2523%25'],
  ['one long word of links', '/s/AAAAAAAA#b,https://id.example'],
  ['marks', `*${'*'.repeat(20_000)}/shared-claim?${'_'.repeat(20_000)}x\n`],
  ['redirectors', `https://out.example/?u=${encodeURIComponent(encodeURIComponent(link))}&d=1\n`],
  ['redirectors that end nowhere', 'https://urldefense.com/v3/__https://id.example/s/AAAAAAAA*'],
  ['endings of redirectors', 'urldefense.com/v3/__*__;Iw'],
  ['beginnings of redirectors', 'urldefense.com/v3/__'],
  ['lines that end with a “=”', 'https://id.example/?=\n'],
  ['invisible characters', 'a\u00ad'],
])(
  'the time to find links grows in proportion to the length of a mail that is full of %s, not with the square of the length',
  (_, line) => {
    const mail = line.repeat(Math.ceil(1_000_000 / line.length))
    // The search for redirectors stops at the last ending of a redirector in the text, so the mail
    // ends with such an ending.
    const ending = ' a__;x'
    expect(growsWithLength((characters) => () => findLinks(mail.slice(0, characters) + ending, origin))).toBe(true)
  },
)
