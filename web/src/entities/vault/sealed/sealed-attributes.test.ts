import type { Hex } from '@did/domain/hex'
import { commitAttributes, holderKey } from '@did/proofs/attributes/commitment'
import { openSlots, schemaKey } from '@did/proofs/attributes/slots'
import { expect, test } from 'vitest'
import { randomBytes } from '../../../lib/bytes.ts'
import { type Attributes, contentSchema } from '../store/content.ts'
import { createVerifierKey, openAttributes, sendAttributes } from './sealed-attributes.ts'

const hex = (byte: string): Hex => `0x${byte.repeat(32)}`
const occasion = {
  chainId: 31337,
  registry: `0x${'0a'.repeat(20)}`,
  verifier: `0x${'0b'.repeat(20)}`,
  claimHash: hex('0c'),
} as const
const at = { ...occasion, claimType: 'kyc' }

type Attribute = Parameters<typeof openSlots>[0][number]
const born: Attribute = { field: 'dateOfBirth', encoding: 'date', value: '1990-05-17' }

function buildAttributes(all: Attribute[] = [born]): Attributes {
  const slots = openSlots(all, randomBytes)
  const terms = { holder: holderKey(hex('01')), schema: schemaKey('kyc'), expiry: 100_000 }
  const commitment = commitAttributes(slots, terms)
  return contentSchema.parse({
    kind: 'attributes',
    claim: { id: 1, type: 'kyc', title: 'x' },
    slots,
    ...terms,
    commitment,
    sent: false,
  }) as Attributes
}

const createKey = (number: number) => createVerifierKey({ number, createdAt: 1, validUntil: 2 })
const key = await createKey(1)
const attributes = buildAttributes()

test('a verifier opens attributes with its present or an earlier key, and computes from them the commitment that came with them', async () => {
  const sent = await sendAttributes(attributes, key.publicKey, occasion)
  expect(sent.sealed).not.toContain('1990')
  const opened = await openAttributes(sent, [await createKey(2), key], at)
  expect(opened).toEqual({ slots: attributes.slots, expiry: attributes.expiry })
})

test('only the verifier to which the owner sent attributes can open them', async () => {
  const sent = await sendAttributes(attributes, key.publicKey, occasion)
  await expect(openAttributes(sent, [await createKey(1)], at)).rejects.toThrow('None of the keys')
  await expect(openAttributes(sent, [], at)).rejects.toThrow('None of the keys')
})

test('attributes that were sealed for a verifier do not open for another chain, registry, verifier, claim or commitment', async () => {
  const sent = await sendAttributes(attributes, key.publicKey, occasion)
  for (const moved of [
    { chainId: 1 },
    { registry: occasion.verifier },
    { verifier: occasion.registry },
    { claimHash: hex('0d') },
  ])
    await expect(openAttributes(sent, [key], { ...at, ...moved })).rejects.toThrow('None of the keys')
  await expect(openAttributes({ ...sent, commitment: hex('0e') }, [key], at)).rejects.toThrow('None of the keys')
})

test('a verifier’s page refuses attributes whose commitment differs from the one that came with them', async () => {
  const other = await sendAttributes({ ...attributes, slots: buildAttributes().slots }, key.publicKey, occasion)
  await expect(openAttributes(other, [key], at)).rejects.toThrow('another commitment')
  const sent = await sendAttributes(attributes, key.publicKey, occasion)
  await expect(openAttributes({ ...sent, holder: holderKey(hex('02')) }, [key], at)).rejects.toThrow(
    'another commitment',
  )
  await expect(openAttributes(sent, [key], { ...at, claimType: 'education' })).rejects.toThrow('another commitment')
  const later = await sendAttributes({ ...attributes, expiry: 100_001 }, key.publicKey, occasion)
  await expect(openAttributes(later, [key], at)).rejects.toThrow('another commitment')
})

test('a verifier’s page refuses attributes that are damaged or incomplete', async () => {
  const sent = await sendAttributes(attributes, key.publicKey, occasion)
  for (const sealed of ['AAAA', `${sent.sealed.slice(0, -8)}AAAAAAA=`])
    await expect(openAttributes({ ...sent, sealed }, [key], at)).rejects.toThrow()
  const fewer = { ...attributes, slots: attributes.slots.slice(1) }
  const short = await sendAttributes(fewer, key.publicKey, occasion)
  const malformed = { code: 'attributes-malformed', message: expect.stringContaining('no attributes') }
  await expect(openAttributes(short, [key], at)).rejects.toMatchObject(malformed)
})

test.each<[string, Attribute]>([
  ['another encoding than its field', { field: 'age_over_18', encoding: 'text', value: 'true ' }],
  ['a hidden character', { field: 'address', encoding: 'text', value: 'High\u202eStreet' }],
])(
  'an attribute with %s opens for no verifier, because a proof would say something else than the screen',
  async (_, wrong) => {
    const sent = await sendAttributes(buildAttributes([born, wrong]), key.publicKey, occasion)
    const refused = openAttributes(sent, [key], at)
    await expect(refused).rejects.toMatchObject({
      code: 'attributes-malformed',
      message: expect.stringContaining('two readings'),
    })
  },
)
