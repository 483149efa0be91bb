import { parseErc6492Signature, serializeErc6492Signature } from 'viem/utils'
import { expect, test } from 'vitest'
import { unwrapSignature } from './unwrap-signature.ts'

const address = `0x${'ab'.repeat(20)}` as const
const wrap = (signature: `0x${string}`, data: `0x${string}` = '0x1234') =>
  serializeErc6492Signature({ address, data, signature })

test.each(['0x', '0x01', `0x${'5a'.repeat(65)}`, `0x${'5a'.repeat(97)}`] as const)(
  'unwrapping an ERC-6492 signature returns the wrapped signature %s',
  (signature) => {
    expect(unwrapSignature(wrap(signature))).toBe(signature)
    expect(parseErc6492Signature(wrap(signature)).signature).toBe(signature)
  },
)

test('unwrapping an ERC-6492 signature returns null for bytes that are not wrapped, were cut short or are malformed', () => {
  const whole = wrap(`0x${'5a'.repeat(65)}`)
  const mark = whole.slice(-64)
  for (const bytes of [
    whole.slice(0, -64),
    `${whole.slice(0, 130)}${mark}`,
    `0x${'ff'.repeat(96)}${mark}`,
    `0x${mark}`,
  ])
    expect(unwrapSignature(bytes as `0x${string}`)).toBeNull()
})
