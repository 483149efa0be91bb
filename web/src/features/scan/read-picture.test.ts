import { maximumPicture } from '@did/domain/portable/limits'
import { afterEach, expect, it, vi } from 'vitest'
import { readPicture } from './read-picture.ts'

afterEach(() => vi.unstubAllGlobals())

it('a small file that unpacks to a huge picture is never decoded', async () => {
  const decode = vi.fn()
  vi.stubGlobal('createImageBitmap', decode)
  expect(await readPicture(createPng(30_000, 30_000))).toEqual({ kind: 'picture-too-large' })
  expect(decode).not.toHaveBeenCalled()
})

it('the page never decodes a file whose kind of picture it does not know', async () => {
  const decode = vi.fn()
  vi.stubGlobal('createImageBitmap', decode)
  expect(await readPicture(new Blob(['II*\0 a picture of unknown size']))).toEqual({ kind: 'no-picture' })
  expect(decode).not.toHaveBeenCalled()
})

it('a picture file with too many bytes is reported as too large', async () => {
  const film = new Blob([new Uint8Array(maximumPicture.bytes + 1)])
  expect(await readPicture(film)).toEqual({ kind: 'picture-too-large' })
})

it('a photograph with as many pixels as a phone’s camera takes is decoded', async () => {
  const decode = vi.fn().mockRejectedValue(new Error('no pixels'))
  vi.stubGlobal('createImageBitmap', decode)
  await readPicture(createPng(9000, 6000))
  expect(decode).toHaveBeenCalledOnce()
})

function createPng(width: number, height: number): Blob {
  const head = new DataView(new ArrayBuffer(29))
  head.setUint32(0, 0x89504e47)
  head.setUint32(4, 0x0d0a1a0a)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return new Blob([head])
}
