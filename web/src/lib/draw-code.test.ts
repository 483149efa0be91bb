import { create, toDataURL } from 'qrcode'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code.ts'

const link = 'http://localhost:3000/shared-claim?data=eyJpZCI6NywidHlwZSI6ImVkdWNhdGlvbiJ9'

test('the code has error correction M, a margin of 2, 8 pixels to a module, and is blue on white', async () => {
  const asSpecified = { margin: 2, scale: 8, color: { dark: '#1E3A8A', light: '#FFFFFF' } } as const
  const code = await drawCode(link)
  expect(code).toBe(await toDataURL(link, { ...asSpecified, errorCorrectionLevel: 'M' }))
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  // The width stands in a PNG's first chunk.
  expect(Buffer.from(code?.split(',')[1] ?? '', 'base64').readUInt32BE(16)).toBe((modules.size + 2 * 2) * 8)
})

test('a link has a code up to what the largest one holds at that level', async () => {
  expect(await drawCode('x'.repeat(2331))).toMatch(/^data:image\/png;base64,/)
  expect(await drawCode('x'.repeat(2332))).toBeNull()
})
