import { expect, it } from 'vitest'
import { findPictureSize } from './picture-size.ts'

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'))
const text = (value: string) => Buffer.from(value, 'latin1').toString('hex')

it.each([
  ['PNG', `89504e470d0a1a0a 0000000d ${text('IHDR')} 00009c40 00007530 0806000000`],
  ['JPEG', 'ffd8 ffe0 0004 0102 ffff c4 0003 00 ffc2 0011 08 7530 9c40 03'],
  ['GIF', `${text('GIF89a')} 409c 3075 80 0000 000000ffffff 21f904 00000000 00 2c 0000 0000 0100 0100 00`],
  ['BMP', `${text('BM')} 00000000 00000000 36000000 28000000 409c0000 d08affff`],
  ['BMP of the first kind', `${text('BM')} 00000000 00000000 1a000000 0c000000 409c 3075`],
  ['WebP', `${text('RIFF')} 00000000 ${text('WEBPVP8X')} 0a000000 00000000 3f9c00 2f7500`],
  ['AVIF', `00000014 ${text('ftypavif')} 00000000 ${text('ispe')} 00000000 00009c40 00007530`],
])('the page finds the size of a %s in the picture’s first bytes', (_kind, bytes) => {
  expect(findPictureSize(hex(bytes))).toEqual({ width: 40_000, height: 30_000 })
})

it.each([
  ['with losses', `${text('RIFF')} 00000000 ${text('WEBPVP8 ')} 00000000 000000 9d012a f03f 1800`],
  ['without losses', `${text('RIFF')} 00000000 ${text('WEBPVP8L')} 00000000 2f ef3f0500 00`],
])('the page finds the size of a WebP %s in the picture’s first bytes', (_kind, bytes) => {
  expect(findPictureSize(hex(bytes))?.width).toBe(16_368)
})

it('the size of a GIF’s first frame counts as the picture’s size when the frame is larger than the GIF’s screen', () => {
  const gif = `${text('GIF89a')} 0100 0100 00 0000 2c 0000 0000 ffff ffff 00`
  expect(findPictureSize(hex(gif))).toEqual({ width: 65_535, height: 65_535 })
})

it('the largest of the sizes that an AVIF names counts as the picture’s size', () => {
  const sizes = [1, 50_000, 2].map((side) => `${text('ispe')} 00000000 ${[side, side].map(inFour).join('')}`)
  expect(findPictureSize(hex(`00000014 ${text('ftypavif')} ${sizes.join('')}`))?.width).toBe(50_000)
})

it.each([
  ['nothing', ''],
  ['a text', text('a long enough text')],
  ['a cut picture', '89504e470d0a'],
])('the page finds no size of a picture in the first bytes of %s', (_kind, bytes) => {
  expect(findPictureSize(hex(bytes))).toBeNull()
})

function inFour(value: number): string {
  return value.toString(16).padStart(8, '0')
}
