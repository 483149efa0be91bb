import { makeShortLink, shortLinkLength } from '@did/credentials/share/short-link'
import { create, toDataURL } from 'qrcode'
import { expect, test } from 'vitest'
import { drawCode } from './qr-code.ts'

const link = 'http://localhost:3000/shared-claim?data=eyJpZCI6NywidHlwZSI6ImVkdWNhdGlvbiJ9'

test('a QR code is blue on white, with error correction M, a margin of 2 and 8 pixels for each module', async () => {
  const asSpecified = { margin: 2, scale: 8, color: { dark: '#1E3A8A', light: '#FFFFFF' } } as const
  const code = await drawCode(link)
  expect(code).toBe(await toDataURL(link, { ...asSpecified, errorCorrectionLevel: 'M' }))
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  // The first chunk of a PNG holds the width.
  expect(Buffer.from(code?.split(',')[1] ?? '', 'base64').readUInt32BE(16)).toBe((modules.size + 2 * 2) * 8)
})

test('a short link on a host of 20 characters makes a QR code of 33 × 33 modules', () => {
  const host = 'did.northfield-u.edu'
  const { url } = makeShortLink(`https://${host}`, new Uint8Array(shortLinkLength).fill(7))
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  console.info(`a link of ${url.length} characters has a code of ${modules.size} × ${modules.size} modules`)
  expect(host).toHaveLength(20)
  expect(modules.size).toBe(33)
})

test('a link has a QR code only if it fits into the largest QR code', async () => {
  expect(await drawCode('x'.repeat(2331))).toMatch(/^data:image\/png;base64,/)
  expect(await drawCode('x'.repeat(2332))).toBeNull()
})
