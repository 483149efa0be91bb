import { maximumProfileLength } from '@did/domain/account/limits'
import type { ClaimLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { maximumClaimLength, maximumFields } from '@did/domain/claim/limits'
import { shareIdSchema } from '@did/domain/ids'
import { maximumCiphertextLength } from '@did/domain/share/limits'
import { openedShareSchema } from '@did/domain/share/share'
import { expect, test } from 'vitest'
import { buildCredentialShare } from '../../test/credential-fixtures.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from '../../test/fixtures.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { detailsRoot } from '../attestation/claim-leaves.ts'
import { openControlledShare, sealControlledShare } from './controlled-share.ts'
import { discloseLeaves } from './disclosed/share-disclosure.ts'
import { fromBase64, toBase64 } from './share-bytes.ts'
import { buildShareFile, maximumFileLength, parseShareFile, toShareFile } from './share-file.ts'
import { toShareKey } from './share-key.ts'
import { buildControlledUrl, buildShareUrl, parseShareUrl } from './share-link.ts'

const publicUrl = 'https://did.example.org'
const leaves: ClaimLeaf[] = [
  { field: 'description', value: 'Graduated with distinction', salt: `0x${'5a'.repeat(32)}` },
  { field: 'grade', value: '1,0', salt: `0x${'a5'.repeat(32)}` },
]
const proof = await buildAttestedProof(buildMessage({ details: detailsRoot(leaves) }))
const disclosure = discloseLeaves(leaves, ['grade'])
const share = { payload: buildPayload(proof.message), proof, disclosure }
const file = buildShareFile(share)
const own = { payload: buildPayload(proof.message, false), proof: { kind: 'unattested', shareId } as const, disclosure }

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const otherId = shareIdSchema.parse('EBESExQVFhcYGRobHB0eHw')

test('the file of a share is read as the same share as its link, and the attestation in it holds', async () => {
  const parsed = parseShareFile(file)
  expect(parsed).toEqual({ ...proof, payload: share.payload, opened: [leaves[1]], fieldCount: null })
  expect(parsed).toEqual(parseShareUrl(buildShareUrl({ publicUrl, ...share })))
  if (parsed.kind !== 'attested') throw new Error(parsed.kind)
  expect(await checkAttestation(domain, parsed)).toMatchObject({ ok: true })
  console.info(`share file: ${file.length} characters with one field opened`)
})

test('people can read the file of a share, and it contains no field that its owner did not open', () => {
  expect(JSON.parse(file)).toMatchObject({ payload: share.payload, opened: [{ field: 'grade', value: '1,0' }] })
  expect(file).not.toContain('distinction')
})

test('the file of a share has the same bytes when it is built from the share’s link alone', () => {
  expect(toShareFile(buildShareUrl({ publicUrl, ...share }))).toBe(file)
  expect(toShareFile(buildShareUrl({ publicUrl, ...own }))).toBe(buildShareFile(own))
  expect(() => toShareFile('https://did.example.org/shared-claim')).toThrow(
    expect.objectContaining({ code: 'share-unreadable' }),
  )
})

test('reading the file of an unattested share returns the root of the opened fields as `details`', () => {
  expect(parseShareFile(buildShareFile(own))).toMatchObject({ kind: 'unattested', details: proof.message.details })
})

test('the file of a share is contradictory when it shows a field that its proof does not open', () => {
  expect(parseShareFile(file.replace('"1,0"', '"4,0"'))).toEqual({
    kind: 'contradictory',
    contradiction: 'opened-fields-differ',
  })
  expect(parseShareFile(file.replace(/"opened": \[[^\]]+\]/, '"opened": []'))).toMatchObject({
    kind: 'contradictory',
  })
})

test.each([
  ['white space', `${file} `],
  ['no last line break', file.trimEnd()],
  ['a doubled key', file.replace('{', '{\n  "version": 1,')],
  ['a further member', file.replace('"version": 1,', '"version": 1,\n  "isVerified": true,')],
  ['another payload', file.replaceAll('Logic', 'Magic')],
  ['an escaped letter', file.replaceAll('grade', 'gr\\u0061de')],
  ['another format', file.replace('did-verification', 'did-Verification')],
  ['too many characters', file + ' '.repeat(maximumFileLength)],
  ['text that is not JSON', 'claim'],
  ['nothing', ''],
])('the file of a share is unreadable with %s', (_, changed) => {
  expect(parseShareFile(changed).kind).toBe('unreadable')
})

test('the file of a share of the longest claim fits the size limits of a file and of a controlled share', async () => {
  const { claimType, title, issuer, description, fieldName, fieldValue } = maximumClaimLength
  const fill = (length: number) => '字'.repeat(length)
  const kept = { kind: 'text' as const, salt: `0x${'5a'.repeat(32)}` as const }
  const fields = Array.from({ length: maximumFields }, (_, place) => {
    const field = `field_${place}`.padEnd(fieldName, 'x')
    return { ...kept, field, label: `${fill(fieldName - 2)}${place + 10}`, value: fill(fieldValue) }
  })
  const long = [
    { ...kept, ...holderNameField, value: fill(maximumProfileLength.name) },
    { ...kept, field: 'description', label: 'Description', value: fill(description) },
    ...fields,
  ]
  const message = buildMessage({ title: fill(title), issuer: fill(issuer), claimType: fill(claimType) })
  const names = long.map(({ field }) => field)
  const signed = await buildCredentialShare(names, long, message)
  const longest = buildShareFile({ ...signed, proof: { ...signed.proof, signature: `0x${'5a'.repeat(4096)}` } })
  expect(parseShareFile(longest).kind).toBe('attested')
  const sealed = await sealControlledShare({ shareId, key: toShareKey(randomBytes(32)), file: longest }, randomBytes)
  expect(sealed.length).toBeLessThanOrEqual(maximumCiphertextLength)
  expect(openedShareSchema.safeParse({ ciphertext: sealed }).success).toBe(true)
})

const key = toShareKey(randomBytes(32))
const link = buildControlledUrl({ publicUrl, shareId, key })

test('the link of a controlled share has the share’s key in its fragment, and in front of the fragment only the share’s id', () => {
  expect(parseShareUrl(link)).toEqual({ kind: 'controlled', shareId, key })
  expect(link.split('#')[0]).not.toContain(key)
  console.info(`controlled share link: ${link.length} characters`)
})

test('a controlled share opens to the file that its owner sealed', async () => {
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  expect(await openControlledShare({ shareId, key, ciphertext })).toEqual(parseShareFile(file))
  expect(ciphertext).not.toContain(btoa('did-verification'))
})

test('a controlled share is sealed to different bytes each time', async () => {
  const sealed = await Promise.all([1, 2].map(() => sealControlledShare({ shareId, key, file }, randomBytes)))
  expect(new Set(sealed).size).toBe(2)
})

test('a controlled share cannot be opened with another key, under another share id, or after any change of a byte', async () => {
  const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
  const unreadable = { kind: 'unreadable', code: 'share-unreadable' }
  expect(await openControlledShare({ shareId, key: toShareKey(randomBytes(32)), ciphertext })).toEqual(unreadable)
  const moved = parseShareUrl(buildControlledUrl({ publicUrl, shareId: otherId, key }))
  if (moved.kind !== 'controlled') throw new Error(moved.kind)
  expect(await openControlledShare({ ...moved, ciphertext })).toEqual(unreadable)
  const bytes = fromBase64(ciphertext)
  for (let place = 0; place < bytes.length; place += 7) {
    const changed = bytes.map((byte, index) => (index === place ? byte ^ 1 : byte))
    expect(await openControlledShare({ shareId, key, ciphertext: toBase64(changed) })).toEqual(unreadable)
  }
  for (const nonsense of ['', 'AQ==', '*', ciphertext.slice(0, 20)])
    expect(await openControlledShare({ shareId, key, ciphertext: nonsense })).toEqual(unreadable)
})

test('a controlled share is contradictory when its owner sealed the file of another share', async () => {
  const ciphertext = await sealControlledShare({ shareId: otherId, key, file }, randomBytes)
  expect(await openControlledShare({ shareId: otherId, key, ciphertext })).toEqual({
    kind: 'contradictory',
    contradiction: 'share-id-differs',
  })
})

test('a controlled share is unreadable without the key in its link, or when any character of the link changed', () => {
  const [data] = link.split('#')
  for (const broken of [data, `${data}#`, `${data}#k=`, `${data}#p=${key}`, link.slice(0, -1), `${link}A`])
    expect(parseShareUrl(broken ?? '')).toMatchObject({ kind: 'unreadable' })
  for (let place = link.indexOf('?'); place < link.length; place++) {
    const letter = link[place] === 'A' ? 'B' : 'A'
    expect(parseShareUrl(link.slice(0, place) + letter + link.slice(place + 1)).kind).toBe('unreadable')
  }
})

test('files and controlled links that were already sent stay readable (golden vectors)', async () => {
  const proofText =
    'FQABAgMEBQYHCAkKCwwNDg8CAIuJxq6SOE9k3hYT8CWoSVshjp1MucEgx2S7CxprM3vvAQVncmFkZQMxLDClpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpRnn43bnwhO35-fkbMcKXdCG2v8q85_W5RqtiPb0zmq4gnJ5z_-5Imbp9AEJgL6D2AaAuZyFBwPwogQfIt2zduSqwzvZp-2CXRsi9XfnTTD09p_Tkj9n-Qm6C9P9RmK2J0GkLlJ3JcFrsPJ6Cgozd46jo1O_FABE0u8Y0glet6Y'
  expect(file).toContain(`"proof": "${proofText}"\n}\n`)
  const key = toShareKey(new Uint8Array(32).fill(7))
  const data = 'eyJzaGFyZSI6IkFBRUNBd1FGQmdjSUNRb0xEQTBPRHcifQ%3D%3D'
  expect(buildControlledUrl({ publicUrl, shareId, key })).toBe(
    `${publicUrl}/shared-claim?data=${data}#k=AQcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHg52q`,
  )
  const ciphertext =
    'AQcHBwcHBwcHBwcHB7WRah8kgNAXIYj1GAX5hBAlwapmnAwNBwfidIvgh3/xn963jj/z7DiHnueENWh82/oPCjcLxqwU/iVOBsfvtjyyM1hNVb6CbC+yqbuv2t85+A8sZSo3VT2OtJFABpl0ePSHIEOPmfMXD0jid3dS8MD0C0IVouGAMDlDGeDUS9AYcYFmgGIrUk+y2WeqEAgRcM8C0REm0qGPo+q2nkAuej0YIhHDIvBuMTe5zWNaTOYewF3Siz7N3FALYGYHj6c+CoTh2wGPTYJDEY3M9I8bUjii8wgqvVB0cWSBhJwlB5t94Uqy3DzqXf5EJwAeLzRqzQSlO0oektDpUmqI6+AixldH3sn6zovDr/tdv6X4Lpnkj4TbrOcidM6aBERTB9e/Rii+qsOysu8ItLmsfEflt4UbCFuyTUJ/QH0mZcN37Ap6nxk3QrsV0OF6p7bnM5RtTDqhK7HV+QUEn4rAx7GqmfZZecketERhSJ9+3yi2xTsphPiuEs7lvMY3VZhATBXNItfjJlOnmOFMnpiYPA3aRaXdZ2hrm4vLBSDZSMK9hINGvVlJchashN3/cCdcIHB1cA36pbmSD0wu4jZJERW6FIqG30z/hfUQPofeWDcQkKxNZQ8RsPg1T5dQJNNuPkL5yDOHkcyl0d27lBDh6Mrn5XDi+yqF3JwuuRXJiFF4IsTI3YK8jJGnahsDrFkqHJbJf/m2u43EVzd+Flj+UbCrb4hiSojRyXEiO4heW1Dyg5iYzHMo4JKPf1jy1gQ2oTFnfU2Poc22JAxx61bWmaigEsnQ2vX08HvPARxd1jY2EtsbRfdGJfj7sY56He8mKP0zgs8Etb+XmcJobRQvJX5Gruq2VjcuLvZCZULubxo7ZxStOoi+xIeCuusOnq61yif8Od9AyTFWrQmJNCnP0bLEDxdlfKAI0Gqv2ZaECdeX86N4UxV5Y/raRjRQ8pppejVZkXBFndhTnZFXDUXKSR63yjCuZVZjPdiSN+RfN344IOpz17QThzTCuuIRYBqtyW6yHuhkzvYj82N+9TwQjVW8ygVB0nuBmXMHMBfq49Zy0jHhF60CcjJtWkmHOhyCbcWANYdiMqf9/xDmgh6XYEMSfwZvhQhgl0ti6dKRpxvxJ+VmMtB0DN3pM2bOfsy6KLn/qTN5OYlI+wPgGU2vaItbWVyWub1LdeW6U4wivhex/69cnSILYmtJW8pO6brMbu/Kgy73O/PIFnbixCwwuoE22kQTVVU7B1lO3ol7mkHutkfBzqFkG1ZXT4izc9Gi1TXryFS3tsHKW51Y/+qKyg=='
  expect(await openControlledShare({ shareId, key, ciphertext })).toEqual(parseShareFile(file))
})
