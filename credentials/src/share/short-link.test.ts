import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAttestedProof, buildPayload } from '../../test/fixtures.ts'
import { openControlledShare, sealControlledShare } from './controlled-share.ts'
import { buildShareFile } from './share-file.ts'
import { deriveShareToken } from './share-token.ts'
import { makeCollectionLink, makeShortLink, parseAnyShareUrl, shortLinkLength } from './short-link.ts'

const host = 'https://did.northfield.edu'
const made = makeShortLink(host, new Uint8Array(shortLinkLength).fill(7))
const { url, ...share } = made
const unreadable = { kind: 'unreadable', code: 'share-unreadable' }
const withoutFragment = { kind: 'unreadable', code: 'share-without-fragment' }
const incomplete = { kind: 'unreadable', code: 'share-incomplete' }

test('a short link and its share’s id, key and token never change (golden vectors)', async () => {
  expect(made).toEqual({
    url: `${host}/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw`,
    shareId: 'olgjwn15FZVg8ErM5B2IHA',
    key: 'q4LFNQu9uhGBQiDaDownyEDPBtmeZfs6JO6kbfsEMJ4',
  })
  expect(await deriveShareToken(share)).toBe('vYx2RR8MfBRup0dGgeaRMTM1oBD9zvWtglwPCkwa790')
})

test('the key of a short link does not begin with the same characters as the share’s id', () => {
  expect(share.key.slice(0, 21)).not.toBe(share.shareId.slice(0, 21))
})

test('a short link adds 34 characters to the address of its host', () => {
  console.info(`a short link has ${url.length - host.length} characters after its host`)
  expect(url.length - host.length).toBe('/s/'.length + 8 + '#'.length + 22)
})

test('a short link is read as a controlled share, with or without added tracking parameters', () => {
  const parsed = { kind: 'controlled', ...share }
  expect(parseAnyShareUrl(url)).toEqual(parsed)
  expect(parseAnyShareUrl(url.replace(host, ''))).toEqual(parsed)
  expect(parseAnyShareUrl(url.replace('#', '?utm_source=mail#'))).toEqual(parsed)
  const { pathname, search, hash } = new URL(url)
  expect(parseAnyShareUrl({ pathname, search, hash })).toEqual(parsed)
})

test('a short link with a changed character gives another share id, key and token', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const token = await deriveShareToken(share)
  for (const start of [url.indexOf('/s/') + 3, url.indexOf('#') + 1])
    for (let at = start; at < url.length && url[at] !== '#'; at++)
      for (const letter of alphabet.replace(url[at] ?? '', '')) {
        const changed = parseAnyShareUrl(url.slice(0, at) + letter + url.slice(at + 1))
        if (changed.kind !== 'controlled') {
          expect(changed).toEqual(unreadable)
          continue
        }
        expect(changed.shareId).not.toBe(share.shareId)
        expect(changed.key).not.toBe(share.key)
        expect(await deriveShareToken(changed)).not.toBe(token)
      }
})

test('a ciphertext cannot be decrypted with the id and the key of another share’s short link', async () => {
  const proof = { ...(await buildAttestedProof()), shareId: share.shareId }
  const file = buildShareFile({ payload: buildPayload(proof.message), proof })
  const ciphertext = await sealControlledShare({ ...share, file }, (length) => new Uint8Array(length).fill(9))
  expect(await openControlledShare({ ...share, ciphertext })).toMatchObject({ kind: 'attested' })
  const other = parseAnyShareUrl(url.replace('/s/B', '/s/C'))
  if (other.kind !== 'controlled') throw new Error('The other link reads as a controlled share')
  expect(await openControlledShare({ ...other, ciphertext })).toEqual(unreadable)
})

test.each([
  ['without its fragment', `${host}/s/BwcHBwcH`, withoutFragment],
  ['with a cut fragment', url.slice(0, -1), incomplete],
  ['with something behind it', `${url}.`, incomplete],
  ['with a cut alias', url.replace('/s/B', '/s/'), incomplete],
  ['with a path below the alias', url.replace('#', '/x#'), incomplete],
  ['with a strange letter in the alias', url.replace('/s/B', '/s/*'), unreadable],
  ['with a strange letter in the fragment', url.replace('#B', '#*'), unreadable],
  ['with unused bits that are set', `${url.slice(0, -1)}x`, unreadable],
])('a short link %s is not read', (_, link, expected) => {
  expect(parseAnyShareUrl(link)).toEqual(expected)
})

test('parsing a short link never throws an error, whatever text follows /s/', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (alias, secret) => {
      expect(parseAnyShareUrl(`/s/${alias}#${secret}`).kind).toMatch(/unreadable|controlled/)
      expect(parseAnyShareUrl({ pathname: `/s/${alias}`, search: '', hash: `#${secret}` }).kind).toMatch(
        /unreadable|controlled/,
      )
    }),
  )
})

const random = new Uint8Array(shortLinkLength).fill(7)
const several = makeCollectionLink(host, { count: 3, random })

test('the same random bytes always give the same link to several credentials (golden vector), and each of its shares has an id and a key that no other share has', () => {
  expect(several.url).toBe(`${host}/s/BwcHBwcH#3.BwcHBwcHBwcHBwcHBwcHBw`)
  expect(several.members.map(({ shareId }) => shareId)).toEqual([
    'oXMc9wWofIO2kLZIgbseJA',
    'O1HK7dsb0kNWsV9M2c4oZA',
    'XJy1mHgsRDD5AjA6OjM3tg',
  ])
  expect(new Set([...several.members, share].flatMap(({ shareId, key }) => [shareId, key])).size).toBe(8)
  expect(parseAnyShareUrl(several.url)).toEqual({ kind: 'collection', members: several.members })
})

test('when somebody changes the number of credentials in a link to several credentials, the link names shares that do not exist', () => {
  const fewer = parseAnyShareUrl(several.url.replace('#3.', '#2.'))
  if (fewer.kind !== 'collection') throw new Error('It reads as a collection')
  const ids = new Set(several.members.map(({ shareId }) => shareId))
  expect(fewer.members.some(({ shareId }) => ids.has(shareId))).toBe(false)
})

test.each([
  ['with one credential', '#1.', unreadable],
  ['with 11 credentials', '#11.', unreadable],
  ['with a number that begins with zero', '#03.', incomplete],
  ['without its number', '#.', incomplete],
])('a link to several credentials %s is refused', (_, start, expected) => {
  expect(parseAnyShareUrl(several.url.replace('#3.', start))).toEqual(expected)
})

test('a cut link to several credentials is reported as incomplete, or as without its fragment when exactly the fragment is lost', () => {
  const from = several.url.indexOf('/s/') + 3
  for (let end = from; end < several.url.length; end++)
    expect(parseAnyShareUrl(several.url.slice(0, end))).toEqual(several.url[end] === '#' ? withoutFragment : incomplete)
})

test.each([0, 1, 11, 2.5])('a link to several credentials cannot be made for %s credentials', (count) => {
  expect(() => makeCollectionLink(host, { count, random })).toThrow('does not hold')
})
