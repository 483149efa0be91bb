import { buildShareFile } from '@did/credentials/share/share-file'
import { buildShareUrl } from '@did/credentials/share/share-link'
import { buildCredentialShare } from '@did/credentials/test/credential-fixtures'
import { bakePng } from '@did/credentials/test/foreign-issuer'
import { expect, it } from 'vitest'
import { readFile, readText } from './read-brought.ts'

const origin = 'https://id.example'
const share = await buildCredentialShare(['holder_name'])
const link = buildShareUrl({ publicUrl: origin, ...share })

it('a link of another site is named and never read as a claim', () => {
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

it('a link of this site to a request or a question leads to its page, and a link of another site does not', () => {
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

it('a short link that lost its fragment is a link of this site, and no link of another site', () => {
  expect(readText(`${origin}/s/BwcHBwcH`, 'Mail', origin).brought).toMatchObject([
    { share: { kind: 'unreadable', code: 'share-without-fragment' } },
  ])
  const other = readText('https://shop.example/s/products', 'Mail', origin)
  expect(other).toMatchObject({ brought: [{ noClaim: { reason: 'no-link' } }], otherAddresses: 1 })
})

it('a link in a redirector is read with the name that stands beside it, and no other address is counted', () => {
  const wrapped = `https://out.example/?url=${encodeURIComponent(link)}&data=05%7C02%7Cmaya%40id.example&reserved=0`
  const { brought, otherAddresses } = readText(`Maya Rossi: ${wrapped}\nJo Smith: *${link}*`, 'Mail', origin)
  expect(brought).toMatchObject([
    { beside: 'Maya Rossi', link, share: { kind: 'attested' } },
    { beside: 'Jo Smith', link, share: { kind: 'attested' } },
  ])
  expect(otherAddresses).toBe(0)
})

it('a text without a link stays in the check as a row that says that it has no link', () => {
  expect(readText('Good morning\nhttps://id.example/about', 'Mail', origin)).toEqual({
    brought: [{ place: { name: 'Mail', line: null }, beside: null, kind: 'no-claim', noClaim: { reason: 'no-link' } }],
    otherAddresses: 1,
  })
})

it('a line of a list that holds no link becomes a row at its place', () => {
  const { brought } = readText(`Maya Rossi ${link}\nLea Novak by post\nJo Smith ${link}`, 'Mail', origin)
  expect(brought.map(({ kind, place, beside }) => [kind, place.line, beside])).toEqual([
    ['claim', 1, 'Maya Rossi'],
    ['no-claim', 2, 'Lea Novak by post'],
    ['claim', 3, 'Jo Smith'],
  ])
})

it('claim files and texts with links are read from files, and a pasted claim file from its text', async () => {
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

it('a spreadsheet, a document and a PDF are called files that this page cannot read', async () => {
  const zip = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), link], 'applicants.xlsx')
  const pdf = new File([`%PDF-1.7 ${link}`], 'applicants.pdf', { type: 'application/pdf' })
  for (const file of [zip, pdf])
    expect((await readFile(file, origin)).brought).toMatchObject([{ noClaim: { reason: 'no-text' } }])
})

it('a table is read with its names, whichever way a spreadsheet has saved it', async () => {
  const line = `Jos\u00e9 Rossi;${link}`
  const latin = Uint8Array.from(line, (character) => character.charCodeAt(0))
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${line}`, (character) => character.charCodeAt(0)).buffer)
  const swapped = wide.map((_, place) => wide[place ^ 1] ?? 0)
  for (const content of [line, `\ufeff${line}`, latin, wide, swapped])
    expect((await readFile(new File([content], 'applicants.csv'), origin)).brought).toMatchObject([
      { beside: 'Jos\u00e9 Rossi', link, share: { kind: 'attested' } },
    ])
})

it('a link to several credentials becomes a row for each, and no row offers the link to all of them', () => {
  const { brought } = readText(`Hello\n${origin}/s/BwcHBwcH#3.BwcHBwcHBwcHBwcHBwcHBw`, 'Mail', origin)
  expect(brought).toHaveLength(3)
  for (const each of brought)
    expect(each).toMatchObject({ place: { line: 2 }, share: { kind: 'controlled' }, link: null })
})

it('a brought file that is too large to be a text is not read', async () => {
  const film = new File([new Uint8Array(5_000_001)], 'film.mp4', { type: 'video/mp4' })
  expect((await readFile(film, origin)).brought).toMatchObject([{ noClaim: { reason: 'too-large' } }])
})

it('a credential above the limit is called too long, and a long text with links is still read', async () => {
  const padding = ' '.repeat(1_000_001)
  const long = new File([`{"type":["VerifiableCredential"]}${padding}`], 'vc.json', { type: 'application/json' })
  expect((await readFile(long, origin)).brought).toMatchObject([{ noClaim: { reason: 'too-large' } }])
  expect(readText(`${padding}${link}`, 'Mail', origin).brought).toMatchObject([{ link }])
})

it('a credential of other software becomes a row of its own from a text or a picture', async () => {
  const credential = '{"type":["VerifiableCredential"]}'
  const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJ2YyI6e319.AAAA'
  for (const text of [credential, jwt, `${jwt}~WyJ4Il0~`])
    expect(readText(text, 'Mail', origin).brought).toMatchObject([{ kind: 'credential', text }])
  const png = new File([Uint8Array.from(bakePng(new TextEncoder().encode(credential)))], 'badge.png', {
    type: 'image/png',
  })
  expect((await readFile(png, origin)).brought).toMatchObject([{ kind: 'credential', text: credential }])
})
