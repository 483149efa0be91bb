import { attestationRequestSchema } from '@did/domain/attestation/attestation'
import type { FieldLeaf } from '@did/domain/claim/claim'
import { hashTypedData } from 'viem/utils'
import { expect, test } from 'vitest'
import { buildCredential, buildFields } from '../../test/credential-fixtures.ts'
import { domain, verifierWallet } from '../../test/fixtures.ts'
import { attestationDigest, checkAttestation, toAttestation } from './claim-attestation.ts'
import { buildFieldLeaves, hashDetails, readDetails } from './credential-details.ts'

type Fields = ReturnType<typeof buildFields>
const invalid = expect.objectContaining({ code: 'invalid-input' })

test('the signing request for a credential’s attestation is complete, plain JSON, and viem computes the same digest for it', async () => {
  const { request, attestation } = await buildCredential()
  expect(attestationRequestSchema.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
  const { EIP712Domain: _, ...types } = request.types
  const message: Record<string, unknown> = request.message
  expect(hashTypedData({ domain, types, primaryType: request.primaryType, message })).toBe(
    attestationDigest(domain, attestation),
  )
})

test('the digest of a credential’s attestation and the hash `details` in it never change (golden vector)', async () => {
  const { attestation } = await buildCredential()
  expect(attestation.message.details).toBe('0x6292cf32f2a756d116bca24f638c33dd73d2c4783d92c9be940bafa7d8c86450')
  expect(attestationDigest(domain, attestation)).toBe(
    '0xca07243683860fdb56305c5497a4fe7d059691c786413255d467b6de5c5be22a',
  )
})

test("the attestation of a credential holds when the verifier whom it names signed it with viem's own function for typed data", async () => {
  const { request, attestation } = await buildCredential()
  const { EIP712Domain: _, ...types } = request.types
  const message: Record<string, unknown> = request.message
  const signature = await verifierWallet.signTypedData({ ...request, types, message })
  expect(await checkAttestation(domain, { ...attestation, signature })).toMatchObject({ ok: true })
})

test('the signature of a credential’s attestation does not hold when the attestation is called one of the older type `ClaimAttestation`', async () => {
  const { attestation, signature } = await buildCredential()
  const relabelled = { ...attestation, primaryType: 'ClaimAttestation' as const, signature }
  expect(await checkAttestation(domain, relabelled)).toEqual({ ok: false, reason: 'signer-mismatch' })
})

test.each<[string, (fields: Fields) => FieldLeaf[]]>([
  ['the holder has another name', ([holder, ...rest]) => [{ ...holder, value: 'Mara Rossi' }, ...rest]],
  ['a field has another label', ([holder, first, ...rest]) => [holder, { ...first, label: 'Grade' }, ...rest]],
  ['a field has another value', ([holder, first, ...rest]) => [holder, { ...first, value: 'PhD' }, ...rest]],
  ['a field has another kind', ([holder, first, ...rest]) => [holder, { ...first, kind: 'choice' }, ...rest]],
  ['a field has another salt', ([holder, first, ...rest]) => [holder, { ...first, salt: holder.salt }, ...rest]],
  ['two fields changed places', ([holder, first, second, ...rest]) => [holder, second, first, ...rest]],
  ['a field is missing', (fields) => fields.slice(0, -1)],
])('the attestation of a credential does not hold when %s after signing', async (_, change) => {
  const { attestation, signature } = await buildCredential()
  const details = hashDetails(readDetails(change(buildFields())))
  const changed = { ...attestation, message: { ...attestation.message, details }, signature }
  expect(await checkAttestation(domain, changed)).toEqual({ ok: false, reason: 'signer-mismatch' })
})

test('leaves without labels are read as the leaves of an older claim, which has no fields', () => {
  const leaf = { field: 'description', value: 'x', salt: buildFields()[0].salt }
  expect(readDetails([leaf])).toEqual({ form: 'tree', leaves: [leaf] })
})

test.each<[string, (fields: Fields) => unknown]>([
  ['the holder’s name is not the first', (fields) => readDetails(fields.toReversed())],
  ['the holder’s name has another label', ([holder, ...rest]) => readDetails([{ ...holder, label: 'Owner' }, ...rest])],
  ['a field is named twice', (fields) => readDetails([...fields, fields[1]])],
  ['the holder is named twice', (fields) => readDetails([...fields, fields[0]])],
  [
    'a leaf of an older claim is among them',
    (fields) => readDetails([...fields, { field: 'a', value: 'b', salt: '0x' }]),
  ],
])('the leaves of a claim are refused when %s', (_, read) => {
  expect(() => read(buildFields())).toThrow(invalid)
})

test('each leaf of a claim has a salt that no other leaf of the claim has', () => {
  let filled = 0
  const [holder, ...fields] = buildFields()
  const leaves = buildFieldLeaves(holder, fields, (length) => new Uint8Array(length).fill(++filled))
  expect(new Set(leaves.map(({ salt }) => salt)).size).toBe(leaves.length)
})

test('the leaves of a claim are refused when their text is not well-formed', () => {
  const [holder, ...fields] = buildFields()
  expect(() => hashDetails(readDetails([{ ...holder, value: '\ud800' }, ...fields]))).toThrow(invalid)
})

test('the request to sign an attestation contains each field in plain text', async () => {
  const { request } = await buildCredential()
  expect(request.message.details).toMatchObject({
    fieldCount: 3,
    holder: { name: 'holder_name', label: 'Name', value: 'Maya Rossi' },
    fields: [{ label: 'Degree', value: 'MSc' }, { label: 'Awarded on' }, { label: 'Country' }],
  })
  expect(toAttestation(request).message.details).toBe(hashDetails(readDetails(buildFields())))
})
