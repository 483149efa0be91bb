import { expect, test, vi } from 'vitest'
import { buildAttestedProof, buildMessage, buildPayload, domain } from '../../test/fixtures.ts'
import { forge, takeApart } from '../../test/mutations.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { buildShareUrl, parseShareUrl } from './share-link.ts'

// On a busy machine, so many changed links take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 180_000 })

const proof = await buildAttestedProof(
  buildMessage({ commitment: `0x${'cd'.repeat(32)}`, title: 'Ünï?~ 字', issuer: 'X' }),
)
const link = buildShareUrl({ publicUrl: 'https://did.example.org', payload: buildPayload(proof.message), proof })
const start = link.indexOf('?')
const { payload: payloadBytes, body } = takeApart(link)

async function readAsGenuine(forged: { search: string; hash: string }) {
  const parsed = parseShareUrl(forged)
  if (parsed.kind !== 'attested') return null
  const check = await checkAttestation(domain, parsed)
  return check.ok ? parsed : null
}

function changeByte(bytes: Uint8Array, place: number, mask: number): Uint8Array {
  return bytes.map((byte, index) => (index === place ? byte ^ mask : byte))
}

test('the link that the tests in this file change contains every kind of character and is genuine', async () => {
  expect(link).toMatch(/%2F|%2B/)
  expect(await readAsGenuine(forge(payloadBytes, body))).not.toBeNull()
})

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=%&?# \n\u00e4'

const variants = (place: number) => {
  const [before, after] = [link.slice(0, place), link.slice(place + 1)]
  const replaced = [...alphabet].filter((each) => each !== link[place]).map((each) => before + each + after)
  const inserted = [...'Az09-_+/=%&?# '].map((each) => before + each + link.slice(place))
  const [next = link.charAt(place)] = after
  const swapped = next === link.charAt(place) ? [] : [before + next + link.charAt(place) + after.slice(1)]
  return [...replaced, ...inserted, before + after, ...swapped]
}

test('a link is refused when a character is replaced, inserted, left out or swapped anywhere in query or fragment', () => {
  const survivors: string[] = []
  for (let place = start; place < link.length; place++)
    for (const variant of variants(place)) {
      const { kind } = parseShareUrl(variant)
      if (kind !== 'unreadable' && kind !== 'contradictory') survivors.push(variant)
    }
  expect(survivors).toEqual([])
})

test('a link is refused when it is cut anywhere', () => {
  for (let length = 0; length < link.length; length++)
    expect(parseShareUrl(link.slice(0, length)).kind).not.toMatch(/^(un)?attested$/)
})

test('a forger who recomputes the checksum cannot change a byte of the payload and keep the signature valid', async () => {
  for (let place = 0; place < payloadBytes.length; place++)
    for (const mask of [0x01, 0x20, 0x80])
      expect(await readAsGenuine(forge(changeByte(payloadBytes, place, mask), body))).toBeNull()
})

test('a forger who recomputes the checksum cannot change a byte of the proof except the share id and the anchor hint', async () => {
  const unsigned = []
  for (let place = 0; place < body.length; place++)
    for (const mask of [0x01, 0x10, 0x80]) {
      const parsed = await readAsGenuine(forge(payloadBytes, changeByte(body, place, mask)))
      if (!parsed) continue
      expect(parsed.message).toEqual(proof.message)
      expect(parsed.signature).toBe(proof.signature)
      unsigned.push(place)
    }
  // No signature covers the share id (bytes 1 to 16) and the anchor's block (the last two bytes).
  const places = [...Array.from({ length: 16 }, (_, index) => index + 1), body.length - 2, body.length - 1]
  expect(new Set(unsigned)).toEqual(new Set(places))
})

test('a forger who recomputes the checksum cannot add or remove a byte of the proof, except in the anchor hint', async () => {
  for (let place = 0; place <= body.length; place++) {
    const [before, after] = [body.slice(0, place), body.slice(place)]
    const shorter = await readAsGenuine(forge(payloadBytes, Uint8Array.of(...before, ...after.slice(1))))
    const longer = await readAsGenuine(forge(payloadBytes, Uint8Array.of(...before, 0, ...after)))
    for (const parsed of [shorter, longer].filter((each) => each !== null)) {
      expect(parsed.message).toEqual(proof.message)
      expect(place).toBeGreaterThanOrEqual(body.length - 2)
    }
  }
})

test('a link in which a forger changed the version and recomputed the checksum is reported as unsupported', () => {
  for (const header of [0x21, 0x12, 0x1f])
    expect(parseShareUrl(forge(payloadBytes, Uint8Array.of(header, ...body.slice(1))))).toEqual({
      kind: 'unreadable',
      code: 'share-unsupported',
    })
})
