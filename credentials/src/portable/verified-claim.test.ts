import { fieldNameSchema } from '@did/domain/claim/claim-field-form'
import { expect, test } from 'vitest'
import { buildConfirmed, leaf, own } from '../../test/confirmed-claim.ts'
import { buildIssuer, moveIssuer } from '../../test/foreign-issuer.ts'
import { signByEd25519Signer } from '../data-integrity/add-proof.ts'
import { loadBundledContext } from '../data-integrity/bundled-contexts.ts'
import { isSignable } from '../data-integrity/is-signable.ts'
import { verifyCredentialProof } from '../data-integrity/verify-proof.ts'
import { isJsonObject } from '../foreign/base64url.ts'
import { isAsConfirmed } from './is-as-confirmed.ts'
import { describeOpenBadge } from './open-badge.ts'
import { type Describing, describeVerifiedClaim, type UnsignedCredential } from './verified-claim.ts'

const verifier = moveIssuer(buildIssuer(), `did:ethr:0x7a69:${own.verifier}`)
const now = new Date('2026-11-30T12:00:00Z')
const holder = leaf('holder_name', 'Name', 'Ada Quint')

type Describe = (describing: Describing) => UnsignedCredential
const forms: [string, Describe][] = [
  ['a VC 2.0', describeVerifiedClaim],
  ['an Open Badge', (describing) => describeOpenBadge(describing, own.issuerName)],
]

async function build(describe: Describe, fields: readonly string[], value = 'a text'): Promise<UnsignedCredential> {
  return describe(await buildConfirmed([holder, ...fields.map((field) => leaf(field, `The ${field}`, value))]))
}

const sign = (credential: UnsignedCredential) =>
  signByEd25519Signer(credential, { id: verifier.kid, sign: async ({ data }) => verifier.sign(data) }, now)
const verify = (signed: object) => verifyCredentialProof(signed, { now, resolve: async () => verifier.document })

test.each(['sub', 'kid', 'iss', 'aud', 'jku', 'x5u'])(
  'a credential of a claim can be signed, and its proof holds, when a field has the name %s',
  async (field) => {
    for (const [, describe] of forms) {
      const credential = await build(describe, [field])
      expect(await isAsConfirmed(credential, own)).toBe(true)
      expect(await verify(await sign(credential))).toMatchObject({ ok: true })
    }
  },
)

test.each(forms)(
  '%s of a claim can be signed, and its proof holds, when fields have the names of all terms of the contexts',
  async (_, describe) => {
    const terms = (await readContexts(describe)).flatMap(listTerms).filter(isFieldName)
    const credential = await build(describe, [...new Set(terms)])
    expect(await verify(await sign(credential))).toMatchObject({ ok: true })
  },
)

test.each(forms)(
  '%s defines a field anew when a context gives the field’s name more than an address, so that the field stays a text',
  async (_, describe) => {
    const contexts = await readContexts(describe)
    const found = contexts.flatMap((context) => Object.keys(context).filter((term) => !isMereName(context[term])))
    const special = [...new Set(found.filter(isFieldName))]
    expect(special).toEqual(expect.arrayContaining(['id', 'type', 'sub', 'exp']))
    const credential = await build(describe, special)
    const own = credential['@context'].at(-1) as Record<'fields' | 'openings', { '@context': object }>
    for (const { '@context': defined } of [own.fields, own.openings])
      expect(Object.keys(defined)).toEqual(expect.arrayContaining(special))
  },
)

test.each(forms)(
  '%s counts as a credential that no key can sign when one of its texts begins like the label of a blank node',
  async (_, describe) => {
    expect(await isSignable(await build(describe, ['sub']), now)).toBe(true)
    expect(await isSignable(await build(describe, ['grade'], '_:1'), now)).toBe(false)
  },
)

test('a credential with a word that no context defines counts as one that no key can sign', async () => {
  const { '@context': contexts, ...rest } = await build(describeVerifiedClaim, [])
  expect(await isSignable({ '@context': contexts.slice(0, 1), ...rest }, now)).toBe(false)
})

type Terms = Record<string, unknown>

/** Reads the contexts that a signed credential names by their addresses. */
async function readContexts(describe: Describe): Promise<Terms[]> {
  const signed = await sign(await build(describe, []))
  const addresses = signed['@context'].filter((each) => typeof each === 'string')
  const loaded = await Promise.all(addresses.map(loadBundledContext))
  return loaded.map(({ document }) => (document as { '@context': Terms })['@context'])
}

function listTerms(context: Terms): string[] {
  const inner = Object.values(context).map((term) => (isJsonObject(term) ? term['@context'] : null))
  return [...Object.keys(context), ...inner.filter(isJsonObject).flatMap(listTerms)]
}

function isFieldName(term: string): boolean {
  return fieldNameSchema.safeParse(term).success
}

function isMereName(term: unknown): boolean {
  if (isJsonObject(term)) return Object.keys(term).every((member) => member === '@id') && isMereName(term['@id'])
  return typeof term === 'string' && !term.startsWith('@')
}
