import { expect, test } from 'vitest'
import { bakePng, pack } from '../../test/foreign-issuer.ts'
import { readBaked } from './read-baked.ts'

const badge = '{"type":["OpenBadgeCredential"]}'
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a badge is read from a picture in the format PNG', async () => {
  expect(await readBaked(bakePng(bytesOf(badge)))).toBe(badge)
  expect(await readBaked(bakePng(await pack(bytesOf(badge), 'deflate'), 1))).toBe(badge)
})

test('a badge is read from a picture in the format SVG', async () => {
  const write = (inside: string) => `<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">${inside}</svg>`
  const forms = [
    `<openbadges:credential><![CDATA[\n${badge}\n]]></openbadges:credential>`,
    `<openbadges:credential verify="${badge.replaceAll('"', '&quot;')}"></openbadges:credential>`,
    `<openbadges:credential verify="${badge.replaceAll('"', '&quot;')}"/>`,
  ]
  for (const form of forms) expect(await readBaked(bytesOf(write(form)))).toBe(badge)
})

test('reading a badge from a picture returns null when the picture has no badge or is damaged', async () => {
  const png = bakePng(bytesOf(badge))
  expect(await readBaked(bytesOf('<svg></svg>'))).toBeNull()
  expect(await readBaked(png.subarray(0, 40))).toBeNull()
  expect(await readBaked(bakePng(bytesOf('x'), 1))).toBeNull()
  expect(await readBaked(new Uint8Array(0))).toBeNull()
})

test('only the first badge in a picture is unpacked, so that a picture full of badges costs no more than a picture with one badge', async () => {
  const packed = await pack(bytesOf('a'.repeat(1_000_001)), 'deflate')
  const endOfSignature = 8
  const [tooLong, readable] = [bakePng(packed, 1), bakePng(bytesOf(badge)).subarray(endOfSignature)]
  expect(await readBaked(Uint8Array.of(...tooLong, ...readable))).toBeNull()
})

test('a picture with a badge inside is read when texts of another kind come before the badge', async () => {
  const png = bakePng(bytesOf(badge))
  const other = new TextEncoder().encode('\0\0\0\x08iTXtTitle\0\0\0crc.')
  expect(await readBaked(Uint8Array.of(...png.subarray(0, 8), ...other, ...png.subarray(8)))).toBe(badge)
})
