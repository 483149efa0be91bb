import { buildShareFile } from '@did/credentials/share/share-file'
import { buildShareUrl } from '@did/credentials/share/share-link'
import { buildCredentialShare } from '@did/credentials/test/credential-fixtures'
import { bakePng } from '@did/credentials/test/foreign-issuer'
import { expect, it } from 'vitest'
import { readFile, readText } from './read-brought.ts'

const origin = 'https://id.example'
const share = await buildCredentialShare(['holder_name'])
const link = buildShareUrl({ publicUrl: origin, ...share })

it('if a link leads to another site, the page names that site and never reads the link as a claim', () => {
  const foreign = [link.replace('id.example', 'evil.example'), link.replace('id.example', 'id.example@evil.example')]
  for (const text of foreign)
    expect(readText(text, 'Mail', origin).brought).toEqual([
      {
        place: { name: 'Mail', line: null },
        beside: null,
        kind: 'no-claim',
        noClaim: { reason: 'foreign', host: 'evil.example' },
      },
    ])
  const disguised = readText(link.replace('id.example', 'evil.example@id.example'), 'Mail', origin)
  expect(disguised.brought).toMatchObject([{ noClaim: { reason: 'foreign', host: 'id.example' } }])
})

it('the page offers to open a link of this site that leads to a page with a question for the person, and never offers this for another site’s link', () => {
  for (const [page, path] of [
    ['answer', `/answer/AAECAwQFBgcICQoLDA0ODw#${'A'.repeat(86)}`],
    ['prove', '/prove/AAECAwQFBgcICQoLDA0ODw#EBESExQVFhcYGRobHB0eHw'],
    ['add-key', '/add-key#0123456789AB'],
  ]) {
    const own = readText(`https://out.example/?u=${encodeURIComponent(origin + path)}&d=1`, 'Mail', origin).brought
    expect(own).toMatchObject([{ kind: 'no-claim', noClaim: { reason: 'other-page', page, path } }])
    const foreign = readText(
      `https://out.example/?u=${encodeURIComponent(`https://evil.example${path}`)}`,
      'Mail',
      origin,
    )
    expect(foreign.brought).toMatchObject([{ noClaim: { reason: 'foreign', host: 'evil.example' } }])
  }
})

it('a short link without its fragment counts as a link of this site, and a similar address of another site does not', () => {
  expect(readText(`${origin}/s/BwcHBwcH`, 'Mail', origin).brought).toMatchObject([
    { share: { kind: 'unreadable', code: 'share-without-fragment' } },
  ])
  const other = readText('https://shop.example/s/products', 'Mail', origin)
  expect(other).toMatchObject({ brought: [{ noClaim: { reason: 'no-link' } }], otherAddresses: 1 })
})

it('a link inside a redirector’s address is read with the name beside it, and the redirector’s address does not count as one of the text’s other addresses', () => {
  const wrapped = `https://out.example/?url=${encodeURIComponent(link)}&data=05%7C02%7Cmaya%40id.example&reserved=0`
  const { brought, otherAddresses } = readText(`Maya Rossi: ${wrapped}\nJo Smith: *${link}*`, 'Mail', origin)
  expect(brought).toMatchObject([
    { beside: 'Maya Rossi', link, share: { kind: 'attested' } },
    { beside: 'Jo Smith', link, share: { kind: 'attested' } },
  ])
  expect(otherAddresses).toBe(0)
})

it('a text without a link becomes a row that says that the text has no link', () => {
  expect(readText('Good morning\nhttps://id.example/about', 'Mail', origin)).toEqual({
    brought: [{ place: { name: 'Mail', line: null }, beside: null, kind: 'no-claim', noClaim: { reason: 'no-link' } }],
    otherAddresses: 1,
  })
})

it('a line without a link in a list of links becomes a row at the line’s place', () => {
  const { brought } = readText(`Maya Rossi ${link}\nLea Novak by post\nJo Smith ${link}`, 'Mail', origin)
  expect(brought.map(({ kind, place, beside }) => [kind, place.line, beside])).toEqual([
    ['claim', 1, 'Maya Rossi'],
    ['no-claim', 2, 'Lea Novak by post'],
    ['claim', 3, 'Jo Smith'],
  ])
})

it('the page reads a file that is a claim file or a text with links, and reads the pasted text of a claim file in the same way', async () => {
  const json = buildShareFile(share)
  const read = async (file: File) => (await readFile(file, origin)).brought
  const fromFile = await read(new File([json], 'maya.claim.json', { type: 'application/json' }))
  expect(fromFile).toMatchObject([{ place: { name: 'maya.claim.json' }, share: { kind: 'attested' }, link: null }])
  expect(readText(json.trim(), 'Pasted text 1', origin).brought).toMatchObject([{ share: { kind: 'attested' } }])
  const fromText = await read(new File([`Links:\n${link}`], 'applicants.txt', { type: 'text/plain' }))
  expect(fromText).toMatchObject([{ place: { name: 'applicants.txt', line: 2 }, share: { kind: 'attested' }, link }])
  const fromJson = await read(new File([JSON.stringify({ links: [link] })], 'export.json'))
  expect(fromJson).toMatchObject([{ link }])
})

it('the page says of a spreadsheet, a document and a PDF that it cannot read the file', async () => {
  const zip = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), link], 'applicants.xlsx')
  const pdf = new File([`%PDF-1.7 ${link}`], 'applicants.pdf', { type: 'application/pdf' })
  for (const file of [zip, pdf])
    expect((await readFile(file, origin)).brought).toMatchObject([{ noClaim: { reason: 'no-text' } }])
})

it('the page reads a table with names in each encoding in which a spreadsheet may have saved the table', async () => {
  const line = `Jos\u00e9 Rossi;${link}`
  const latin = Uint8Array.from(line, (character) => character.charCodeAt(0))
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${line}`, (character) => character.charCodeAt(0)).buffer)
  const swapped = wide.map((_, place) => wide[place ^ 1] ?? 0)
  for (const content of [line, `\ufeff${line}`, latin, wide, swapped])
    expect((await readFile(new File([content], 'applicants.csv'), origin)).brought).toMatchObject([
      { beside: 'Jos\u00e9 Rossi', link, share: { kind: 'attested' } },
    ])
})

it('a link to several credentials becomes a row for each credential, and no row offers the link to all of them', () => {
  const { brought } = readText(`Hello\n${origin}/s/BwcHBwcH#3.BwcHBwcHBwcHBwcHBwcHBw`, 'Mail', origin)
  expect(brought).toHaveLength(3)
  for (const each of brought)
    expect(each).toMatchObject({ place: { line: 2 }, share: { kind: 'controlled' }, link: null })
})

it('the page does not read a file that is too large to be a text', async () => {
  const film = new File([new Uint8Array(5_000_001)], 'film.mp4', { type: 'video/mp4' })
  expect((await readFile(film, origin)).brought).toMatchObject([{ noClaim: { reason: 'too-large' } }])
})

it('the page calls a credential above the size limit too large, but reads a text of the same size if the text contains links', async () => {
  const padding = ' '.repeat(1_000_001)
  const long = new File([`{"type":["VerifiableCredential"]}${padding}`], 'vc.json', { type: 'application/json' })
  expect((await readFile(long, origin)).brought).toMatchObject([{ noClaim: { reason: 'too-large' } }])
  expect(readText(`${padding}${link}`, 'Mail', origin).brought).toMatchObject([{ link }])
})

it('a credential of other software that comes as a text or in a picture becomes a row of its own', async () => {
  const credential = '{"type":["VerifiableCredential"]}'
  const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJ2YyI6e319.AAAA'
  for (const text of [credential, jwt, `${jwt}~WyJ4Il0~`])
    expect(readText(text, 'Mail', origin).brought).toMatchObject([{ kind: 'credential', text }])
  const png = new File([Uint8Array.from(bakePng(new TextEncoder().encode(credential)))], 'badge.png', {
    type: 'image/png',
  })
  expect((await readFile(png, origin)).brought).toMatchObject([{ kind: 'credential', text: credential }])
})
