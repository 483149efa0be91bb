import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { decodePicture } from './decode-code.ts'
import { enlargePicture, type Picture, rotatePicture } from './picture.ts'

const link = `https://id.example/shared-claim?data=${'A'.repeat(400)}#p=${'b'.repeat(330)}`

/** Draws the QR code as the Share tab does: dark blue on white, with a margin of two modules. */
function drawCode(text: string, modulePx: number): Picture {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = (modules.size + 4) * modulePx
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / modulePx) - 2, Math.floor(y / modulePx) - 2]
      const isInside = column >= 0 && row >= 0 && column < modules.size && row < modules.size
      if (isInside && modules.get(row, column)) data.set([30, 58, 138, 255], (y * side + x) * 4)
    }
  return { width: side, height: side, data }
}

it('a picture of a QR code can be read at the size in which the page draws the code', async () => {
  expect(await decodePicture(drawCode(link, 8))).toBe(link)
})

it('a picture of a QR code can be read when the code in the picture is turned by 17 degrees', async () => {
  expect(await decodePicture(rotatePicture(drawCode(link, 4), 17))).toBe(link)
})

it('a picture of a QR code can be read when a screenshot shrank the code’s modules below two pixels', async () => {
  const screenshot = enlargePicture(drawCode(link, 4), 1.8 / 4)
  expect(await decodePicture(screenshot)).toBe(link)
})

it('a picture of a QR code can be read when the background is transparent', async () => {
  const picture = drawCode('https://id.example', 6)
  for (let at = 0; at < picture.data.length; at += 4) if (picture.data[at] === 255) picture.data.set([0, 0, 0, 0], at)
  expect(await decodePicture(picture)).toBe('https://id.example')
})

it('the decoder finds no text in a picture without a QR code', async () => {
  expect(await decodePicture({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) })).toBeNull()
})
