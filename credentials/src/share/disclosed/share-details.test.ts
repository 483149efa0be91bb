import type { FieldLeaf } from '@did/domain/claim/claim'
import { describe, expect, test } from 'vitest'
import { buildCredentialShare, buildFields } from '../../../test/credential-fixtures.ts'
import { shareId } from '../../../test/fixtures.ts'
import { hashDetails, readDetails } from '../../attestation/credential-details.ts'
import { joinBytes, readBytes, varint } from '../share-bytes.ts'
import { buildShareFile, parseShareFile } from '../share-file.ts'
import { buildShareUrl, parseShareUrl } from '../share-link.ts'
import { countKeptBack, findHolderName } from './holder-name.ts'
import { decodeDetails, discloseDetails, encodeDetails, hashDisclosedDetails } from './share-details.ts'

const publicUrl = 'https://did.example.org'
const names = buildFields().map(({ field }) => field)
const subsets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((__, index) => bits & (1 << index)))
const unreadable = expect.objectContaining({ code: 'share-unreadable' })

function disclose(opened: readonly string[]) {
  const details = readDetails(buildFields())
  if (details.form !== 'fields') throw new Error(details.form)
  return discloseDetails(details, new Set(opened))
}
const decode = (bytes: Uint8Array) => {
  const reader = readBytes(bytes)
  const decoded = decodeDetails(reader)
  reader.end()
  return decoded
}

describe.each(subsets.map((opened) => ({ opened, shown: opened.join(', ') || 'no field' })))(
  'details that open $shown',
  ({ opened }) => {
    test('the opened details of a share have the hash that the verifier signed, even after the details were encoded and decoded', () => {
      const shown = disclose(opened)
      expect(hashDisclosedDetails(shown)).toBe(hashDetails(readDetails(buildFields())))
      expect(decode(encodeDetails(shown))).toEqual(shown)
    })

    test('the link and the file of a share show exactly the fields that the share opens', async () => {
      const share = await buildCredentialShare(opened)
      const expected = buildFields().filter(({ field }) => opened.includes(field))
      for (const parsed of [
        parseShareUrl(buildShareUrl({ publicUrl, ...share })),
        parseShareFile(buildShareFile(share)),
      ])
        expect(parsed).toMatchObject({ ...share.proof, opened: expected, fieldCount: 3 })
    })
  },
)

test('reading a link finds the holder’s name if the link opens it, and the number of fields that the link keeps back', async () => {
  const read = async (opened: string[], leaves?: FieldLeaf[]) =>
    parseShareUrl(buildShareUrl({ publicUrl, ...(await buildCredentialShare(opened, leaves)) }))
  const named = await read(['holder_name', 'degree'])
  expect([findHolderName(named), countKeptBack(named)]).toEqual(['Maya Rossi', 2])
  const unnamed = await read(['degree'])
  expect([findHolderName(unnamed), countKeptBack(unnamed)]).toEqual([null, 2])
  expect(findHolderName(await read(['holder_name'], buildFields('')))).toBeNull()
})

test('a link to a claim that nobody has confirmed can show fields of the claim', () => {
  const payload = { id: 7, type: 'a', title: 'b', issuer: 'c', isVerified: false }
  const publicData = { type: 'a', title: 'b', issuer: 'c', isVerified: false, issueDate: '2026-11-21' }
  const disclosure = disclose(['holder_name'])
  const proof = { kind: 'unattested' as const, shareId }
  const link = buildShareUrl({ publicUrl, payload: { ...payload, publicData }, proof, disclosure })
  expect(parseShareUrl(link)).toMatchObject({
    kind: 'unattested',
    fieldCount: 3,
    details: hashDisclosedDetails(disclosure),
  })
})

test('a share cannot be built with the fields of another claim', async () => {
  const { payload, proof } = await buildCredentialShare([])
  const { disclosure } = await buildCredentialShare(['degree'], buildFields('Somebody Else'))
  expect(() => buildShareUrl({ publicUrl, payload, proof, disclosure })).toThrow(
    expect.objectContaining({ code: 'attestation-mismatch' }),
  )
  expect(() => buildShareUrl({ publicUrl, payload, proof })).toThrow(
    expect.objectContaining({ code: 'attestation-mismatch' }),
  )
})

const [hash, closed] = [new Uint8Array(32).fill(9), Uint8Array.of(0)]
test.each<[string, Uint8Array]>([
  ['more fields than a claim has', joinBytes(varint(65), closed, hash, closed, hash)],
  ['a list in which no field is open', joinBytes(varint(1), closed, hash, Uint8Array.of(1), closed, hash)],
  ['a holder of an unknown form', joinBytes(varint(1), Uint8Array.of(2), hash, closed, hash)],
  ['a list of an unknown form', joinBytes(varint(1), closed, hash, Uint8Array.of(2), hash)],
  ['a field of an unknown kind', joinBytes(varint(1), closed, hash, Uint8Array.of(1), Uint8Array.of(9), hash)],
  ['a field that is named twice', encodeTwice('degree')],
  ['a second holder', encodeTwice('holder_name')],
])('the reader of details refuses %s', (_, bytes) => {
  expect(() => decode(bytes)).toThrow(unreadable)
})

function encodeTwice(field: string): Uint8Array {
  const [, leaf] = buildFields()
  const part = { kind: 'opened' as const, leaf: { ...leaf, field } }
  const fields = { kind: 'listed' as const, parts: [part, part] }
  return encodeDetails({ ...disclose([]), fieldCount: 2, fields })
}
