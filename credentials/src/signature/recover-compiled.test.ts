import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, type Hex, recoverAddress as recoverByViem } from 'viem'
import { expect, test } from 'vitest'
import { recoverAddress } from './recover-compiled.ts'

const draw = (length: number) => crypto.getRandomValues(new Uint8Array(length))

function sign(hash: Uint8Array): Hex {
  const signature = secp256k1.sign(hash, secp256k1.utils.randomPrivateKey())
  return `${bytesToHex(signature.toCompactRawBytes())}${signature.recovery === 0 ? '1b' : '1c'}`
}

const find = (by: typeof recoverAddress, hash: Hex, signature: Hex) =>
  by({ hash, signature }).then(
    (address) => address.toLowerCase(),
    () => null,
  )

test('the compiled code recovers the same signer as viem, even from bytes that no key signed', async () => {
  for (let n = 0; n < 200; n++) {
    const hash = draw(32)
    for (const signature of [sign(hash), `${bytesToHex(draw(64))}1b`, `${bytesToHex(draw(64))}1c`] as const)
      expect(await find(recoverAddress, bytesToHex(hash), signature), signature).toBe(
        await find(recoverByViem, bytesToHex(hash), signature),
      )
  }
})

test.each(['00', 'ff'])(
  'neither the compiled code nor viem recovers a signer from a signature of bytes %s',
  async (byte) => {
    const signature: Hex = `0x${byte.repeat(64)}1b`
    const hash = bytesToHex(draw(32))
    expect([await find(recoverAddress, hash, signature), await find(recoverByViem, hash, signature)]).toEqual([
      null,
      null,
    ])
  },
)
