import { describe, expect, test } from 'vitest'
import { buildAttestedProof, buildMessage, buildPayload } from '../../test/fixtures.ts'
import { crc24, varint } from './share-bytes.ts'
import { buildShareUrl, parseShareUrl } from './share-link.ts'

const publicUrl = 'https://did.example.org'
const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)

describe('a time after the year 9999', () => {
  const last = 253_402_300_799 // This is the end of the year 9999.
  const sign = async (times: { validFrom?: number; validUntil?: number }) => {
    const proof = await buildAttestedProof(buildMessage(times))
    return buildShareUrl({ publicUrl, payload: buildPayload(proof.message), proof })
  }

  test('a link is not built from an attestation with a time after the year 9999, even if its signature is valid', async () => {
    for (const time of [last + 1, Number.MAX_SAFE_INTEGER])
      for (const times of [{ validFrom: time }, { validUntil: time }])
        await expect(sign(times)).rejects.toMatchObject({ code: 'invalid-input' })
    expect(parseShareUrl(await sign({ validUntil: last })).kind).toBe('attested')
  })

  test('a forged link is unreadable when it contains a time after the year 9999', async () => {
    const link = await sign({ validUntil: last })
    const { search, hash } = new URL(link)
    const body = Uint8Array.fromBase64(hash.slice('#p='.length), { alphabet: 'base64url' }).slice(0, -3)
    const [lastBytes, more] = [varint(last), varint(last + 1)]
    const at = body.findIndex((_, index) => lastBytes.every((byte, offset) => body[index + offset] === byte))
    const forged = Uint8Array.of(...body.slice(0, at), ...more, ...body.slice(at + lastBytes.length))
    const payloadBytes = Uint8Array.fromBase64(decodeURIComponent(search.slice('?data='.length)))
    const sealed = Uint8Array.of(...forged, ...crc24(Uint8Array.of(...payloadBytes, ...forged)))
    const forgedHash = `#p=${sealed.toBase64({ alphabet: 'base64url', omitPadding: true })}`
    expect(parseShareUrl({ search, hash: forgedHash })).toEqual({ kind: 'unreadable', code: 'share-unreadable' })
  })
})

describe('a contract wallet’s signature', () => {
  const sign = (signature: `0x${string}`) => buildShareUrl({ publicUrl, payload, proof: { ...proof, signature } })
  const wallet = proof.signature.slice(2)

  test('a contract wallet’s signature stays the same in a link, whatever its length and its last byte are', () => {
    for (const signature of [
      '0x01',
      `0x${wallet}00`,
      `0x${wallet.slice(0, 128)}`,
      `0x${wallet.slice(0, 128)}1f`,
    ] as const)
      expect(parseShareUrl(sign(signature))).toEqual({ ...proof, payload, signature, opened: [], fieldCount: null })
  })

  test('a contract wallet’s signature is refused when it is a high-s twin or longer than 4,096 bytes', () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const highS = (order - BigInt(`0x${wallet.slice(64, 128)}`)).toString(16).padStart(64, '0')
    const twin = `0x${wallet.slice(0, 64)}${highS}${wallet.endsWith('1b') ? '1c' : '1b'}` as const
    const invalid = expect.objectContaining({ code: 'invalid-input' })
    expect(() => sign(twin)).toThrow(invalid)
    expect(() => sign(`0x${'5a'.repeat(4097)}`)).toThrow(invalid)
  })

  test('a link is refused when it writes the signature by a wallet’s own key in the form for a contract wallet’s signature', () => {
    const body = Uint8Array.fromBase64(sign(`0x${wallet.slice(0, 128)}1f`).split('#p=')[1] ?? '', {
      alphabet: 'base64url',
    }).slice(0, -3)
    const [end] = body.slice(-3)
    expect(end).toBe(0x1f) // This byte stands before the two bytes of the anchor block.
    const forged = body.map((byte, index) =>
      index === body.length - 3 ? Number.parseInt(wallet.slice(128), 16) : byte,
    )
    const { search } = new URL(buildShareUrl({ publicUrl, payload, proof }))
    const payloadBytes = Uint8Array.fromBase64(decodeURIComponent(search.slice('?data='.length)))
    const sealed = Uint8Array.of(...forged, ...crc24(Uint8Array.of(...payloadBytes, ...forged)))
    const hash = `#p=${sealed.toBase64({ alphabet: 'base64url', omitPadding: true })}`
    expect(parseShareUrl({ search, hash })).toEqual({ kind: 'unreadable', code: 'share-unreadable' })
  })
})
