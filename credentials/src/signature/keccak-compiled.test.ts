import { keccak256 as keccakInScript } from 'viem/utils'
import { expect, test } from 'vitest'
import { keccak256 } from './keccak-compiled.ts'

test('the compiled code gives the same Keccak hash as viem for bytes of every length', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = new Uint8Array(length).map((_, index) => (index * 7 + length) % 256)
    expect(keccak256(bytes)).toBe(keccakInScript(bytes))
    expect(keccak256(bytes.length > 0 ? `0x${bytes.toHex()}` : '0x')).toBe(keccakInScript(bytes))
  }
})
