import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildCredential,
  buildIssuer,
  discloseMember,
  type ForeignIssuer,
  moveIssuer,
  pack,
  signCredential,
  signJwt,
  writeBitstringList,
} from '../../test/foreign-issuer.ts'
import { changes, mutate } from '../../test/mutations.ts'
import { writeJwk } from '../did/public-key.ts'
import { encodeBase64url } from './base64url.ts'
import { describeForeign, listForeignLines } from './describe-foreign.ts'
import { findForeignFacts } from './find-foreign-facts.ts'
import { judgeForeign } from './judge-foreign.ts'
import { readForeign } from './read-foreign.ts'

const now = Date.parse('2026-11-01T00:00:00Z') / 1000
const stranger = buildIssuer(1)
const domain = moveIssuer(buildIssuer(2), 'did:web:school.example')
const documents = { 'https://school.example/.well-known/did.json': JSON.stringify(domain.document) }

async function judge(text: string | object, saved: Record<string, string> = documents, times: object = {}) {
  const read = readForeign(typeof text === 'string' ? text : JSON.stringify(text))
  if (read === null) throw new Error('Unreadable')
  const facts = await findForeignFacts(read, {
    now,
    installation: 'unknown',
    serviceDid: 'did:web:id.example',
    ethereumDidRegistry: null,
    serverUrl: null,
    fetch: () => Promise.reject(new Error('Nobody is asked')),
    load: async (url) => saved[url] ?? null,
    ...times,
  })
  const verdict = judgeForeign(facts)
  const headline = describeForeign({ facts, verdict })
  return { overall: verdict.overall, codes: verdict.checks.map(({ code }) => code), headline, facts, verdict }
}

const list = 'https://school.example/lists/1'
const entry = (more: object = {}) => ({
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '9',
    statusListCredential: list,
    ...more,
  },
})

const writeList = (issuer: ForeignIssuer, set: readonly number[], more: object = {}) =>
  writeBitstringList(issuer, { id: list, set, ...more })

test('a stranger’s credential gets the verdict caution and the headline “Signed by a stranger”, whatever form it has', async () => {
  const credential = buildCredential(stranger.did)
  const sdJwt = signJwt(stranger, { iss: stranger.did, vct: 'x', _sd: [discloseMember('a', 'title').digest] })
  const older = { ...credential, '@context': ['https://www.w3.org/2018/credentials/v1'] }
  const terms = { '@vocab': 'https://school.example/terms#' }
  const { validFrom: issuanceDate, ...undated } = older
  const contexts = [...older['@context'], 'https://w3id.org/security/data-integrity/v2', terms]
  const olderProven = { ...undated, '@context': contexts, issuanceDate }
  const forms = [
    JSON.stringify(await signCredential(stranger, credential)),
    JSON.stringify(await signCredential(stranger, olderProven)),
    signJwt(stranger, credential, { typ: 'vc+jwt' }),
    signJwt(stranger, { iss: stranger.did, vc: older }),
    `${sdJwt}~${discloseMember('a', 'title').text}~`,
  ]
  for (const form of forms) {
    const { overall, codes, headline } = await judge(form)
    expect(overall).toBe('caution')
    expect(codes).toContain('foreign-issuer-stranger')
    expect(headline.title).toBe('Signed by a stranger')
  }
})

test('a stranger’s credential is not genuine after somebody changed it, and its content is not shown', async () => {
  const signed = await signCredential(stranger, buildCredential(stranger.did))
  const { overall, codes, verdict } = await judge({ ...signed, credentialSubject: { course: 'Surgery' } })
  expect([overall, verdict.isShown, codes]).toEqual(['not-genuine', false, ['foreign-changed']])
})

test('a stranger’s credential is contradictory when its JWT has another issuer or subject than the credential inside', async () => {
  const vc = { ...buildCredential(stranger.did), '@context': ['https://www.w3.org/2018/credentials/v1'] }
  for (const claims of [{ iss: buildIssuer(3).did }, { iss: stranger.did, sub: 'did:example:mallory' }])
    expect((await judge(signJwt(stranger, { ...claims, vc }))).codes).toEqual(['foreign-contradictory'])
})

test.each([
  [{ validUntil: '2026-10-01T00:00:00Z' }, 'foreign-expired', 'caution'],
  [{ validFrom: '2027-01-01T00:00:00Z' }, 'foreign-not-valid-yet', 'caution'],
  [{ validUntil: 'soon' }, 'foreign-dates-unreadable', 'not-genuine'],
])('a stranger’s credential with the dates %o is judged by these dates', async (dates, code, overall) => {
  const credential = buildCredential(stranger.did, dates)
  for (const text of [signJwt(stranger, credential, { typ: 'vc+jwt' }), `${signJwt(stranger, credential)}~`]) {
    const found = await judge(text)
    expect([found.codes.at(-1), found.overall]).toEqual([code, overall])
  }
})

test('a changed credential of other software is judged without an error, and is never genuine', async () => {
  const status = { credentialStatus: [{ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' }, 7] }
  const signed = JSON.stringify(await signCredential(stranger, buildCredential(stranger.did)))
  const jwt = signJwt(domain, buildCredential(domain.did, { ...status, credentialSubject: ['x', { a: [1] }] }))
  const sdJwt = `${signJwt(stranger, { iss: stranger.did, vct: 'x', status: 1 })}~`
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(signed, jwt, sdJwt), changes, async (text, list) => {
      const changed = mutate(text, 0, list)
      if (readForeign(changed) !== null) expect((await judge(changed)).overall).not.toBe('genuine')
    }),
  )
  expect(readForeign(`${signed.slice(0, -1)},"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toBeNull()
})

test('a credential of other software is refused when somebody splits its subject into two', async () => {
  const subject = { id: 'did:example:maya', course: 'First aid', grade: 'failed' }
  const signed = await signCredential(stranger, buildCredential(stranger.did, { credentialSubject: subject }))
  const { id, course, grade } = subject
  const split = {
    ...signed,
    credentialSubject: [
      { id, course },
      { id, grade },
    ],
  }
  expect((await judge(split)).codes).toContain('foreign-changed')
})

test('a credential that a domain’s key signed gets the verdict caution, and its headline names the domain', async () => {
  const { overall, headline, facts, verdict } = await judge(signJwt(domain, buildCredential(domain.did)))
  expect(overall).toBe('caution')
  expect(headline.sentence).toContain('school.example')
  expect(listForeignLines({ facts, verdict }).every(({ sentence }) => sentence !== '')).toBe(true)
})

test('an SD-JWT VC is checked by the keys that its issuer publishes at its web address', async () => {
  const issuer = 'https://school.example/tenant'
  const { key, did, ...signer } = buildIssuer(2, 'P-256')
  const sdJwt = `${signJwt({ ...signer, key, did, kid: 'key-1' }, { iss: issuer, vct: 'x', title: 'First aid' })}~`
  const keys = [{ ...writeJwk(key), kid: 'key-1' }]
  const address = 'https://school.example/.well-known/jwt-vc-issuer/tenant'
  const ask = (metadata: object) => judge(sdJwt, { [address]: JSON.stringify(metadata) })
  expect((await ask({ issuer, jwks: { keys } })).headline.title).toBe('Signed by a part of a web site')
  expect((await ask({ issuer: 'https://other.example', jwks: { keys } })).codes).toEqual(['foreign-key-unchecked'])
  expect((await ask({ issuer, jwks: { keys: [{ ...keys[0], kid: 'key-2' }] } })).codes).toEqual([
    'foreign-key-not-listed',
  ])
  const others = [{ ...writeJwk(buildIssuer(3, 'P-256').key), kid: 'key-1' }]
  expect((await ask({ issuer, jwks: { keys: others } })).codes).toEqual(['foreign-changed'])
})

test('a credential counts as the service’s own only when its issuer is the service’s origin without a path', async () => {
  const { key, did, ...signer } = buildIssuer(2, 'P-256')
  const judgeOf = (issuer: string, address: string) => {
    const jwt = signJwt({ ...signer, key, did, kid: '' }, { iss: issuer, vct: 'x' }, { kid: undefined, x5c: ['MAA='] })
    return judge(`${jwt}~`, { [address]: JSON.stringify({ issuer, jwks: { keys: [writeJwk(key)] } }) })
  }
  const own = await judgeOf('https://id.example', 'https://id.example/.well-known/jwt-vc-issuer')
  expect(own.codes).toContain('foreign-issuer-service')
  const tenant = await judgeOf('https://id.example/tenant', 'https://id.example/.well-known/jwt-vc-issuer/tenant')
  expect(tenant.codes).toContain('foreign-issuer-folder')
})

test('the headline of a credential whose issuer is a folder of a host names the folder, because another person may own the host', async () => {
  const mallory = moveIssuer(buildIssuer(5), 'did:web:uni.example:%7Emallory')
  const saved = { 'https://uni.example/~mallory/did.json': JSON.stringify(mallory.document) }
  const { codes, headline } = await judge(signJwt(mallory, buildCredential(mallory.did)), saved)
  expect(codes).toContain('foreign-issuer-folder')
  expect(headline.sentence).toContain('Whoever may write to uni.example/~mallory signed exactly this.')
})

test('a domain’s credential is unchecked without the domain’s document, and not genuine if the document lists another key', async () => {
  const jwt = signJwt(domain, buildCredential(domain.did))
  expect((await judge(jwt, {})).overall).toBe('unchecked')
  const other = moveIssuer(buildIssuer(4), domain.did)
  const saved = { 'https://school.example/.well-known/did.json': JSON.stringify(other.document) }
  expect((await judge(jwt, saved)).codes).toEqual(['foreign-changed'])
})

const credential = signJwt(domain, buildCredential(domain.did, entry()), { typ: 'vc+jwt' })
const check = async (text: string) => (await judge(credential, { ...documents, [list]: text })).codes[2]

test('a credential is withdrawn when its bit in the issuer’s status list is set', async () => {
  expect(await check(await writeList(domain, [8, 10]))).toBe('foreign-not-revoked')
  const slow = { validFrom: '2026-11-01T00:05:00Z', validUntil: '2026-11-01T00:00:01Z', nbf: now + 300, exp: now + 1 }
  expect(await check(await writeList(domain, [], slow))).toBe('foreign-not-revoked')
  expect(await check(await writeList(domain, [9]))).toBe('foreign-revoked')
  const { overall, verdict } = await judge(credential, { ...documents, [list]: await writeList(domain, [9]) })
  expect([overall, verdict.isShown]).toEqual(['not-genuine', true])
})

test('a saved status list counts if it was valid when it was saved, but a credential’s proof that has expired since then does not count', async () => {
  const saved = { ...documents, [list]: await writeList(domain, [], { validUntil: '2026-10-31T00:00:00Z' }) }
  const sign = (expires: string) => signCredential(domain, buildCredential(domain.did, entry()), { expires })
  const listsAt = now - 2 * 86_400
  const { codes } = await judge(await sign('2026-12-01T00:00:00Z'), saved, { listsAt })
  expect([codes[0], codes[2]]).toEqual(['foreign-unchanged', 'foreign-not-revoked'])
  expect((await judge(await sign('2026-10-31T00:00:00Z'), saved, { listsAt })).codes).toEqual(['foreign-changed'])
})

test.each([
  ['of another issuer', writeList(stranger, [])],
  ['that has expired', writeList(domain, [], { validUntil: '2026-10-31T00:00:00Z' })],
  ['whose JWT has expired', writeList(domain, [], { exp: now })],
  ['whose JWT is not valid yet', writeList(domain, [], { nbf: now + 3600 })],
  ['that is not valid yet', writeList(domain, [], { validFrom: '2026-11-02T00:00:00Z' })],
  ['with an end that nobody can read', writeList(domain, [], { validUntil: 'soon' })],
  [
    'of the data model 1.1 that has expired',
    writeList(domain, [], {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      expirationDate: '2026-10-31T00:00:00Z',
    }),
  ],
  ['whose id is another address', writeList(domain, [], { id: 'https://school.example/lists/2' })],
  ['for another purpose', writeList(domain, [], { credentialSubject: { statusPurpose: 'message' } })],
  ['that is too short to hide a place', writeList(domain, [], { places: 1024 })],
  ['that is no credential', Promise.resolve('nothing')],
])('a status list %s counts as no answer', async (_, text) => {
  expect(await check(await text)).toBe('foreign-status-unchecked')
})

test('a credential’s place in a status list is read only if the credential says that the place has one bit, or does not say how many bits it has', async () => {
  const saved = { ...documents, [list]: await writeList(domain, []) }
  const ask = async (more: object) =>
    (await judge(signJwt(domain, buildCredential(domain.did, entry(more))), saved)).codes[2]
  expect(await ask({ statusSize: 1 })).toBe('foreign-not-revoked')
  for (const statusSize of [2, '1', null, [1]]) expect(await ask({ statusSize })).toBe('foreign-status-unchecked')
})

const place = { id: `${list}#9`, ...entry().credentialStatus }
const { id, type, statusPurpose, ...where } = place

/** Judges a withdrawn credential after somebody has put other status entries into it. */
async function judgeRewritten(credentialStatus: object[]) {
  const signed = await signCredential(domain, buildCredential(domain.did, { credentialStatus: place }))
  const withdrawn = { ...documents, [list]: await writeList(domain, [9]) }
  expect((await judge(signed, withdrawn)).codes).toContain('foreign-revoked')
  return (await judge({ ...signed, credentialStatus }, withdrawn)).codes
}

test.each<[string, unknown]>([
  ['a list', [statusPurpose]],
  ['a value', { '@value': statusPurpose }],
])(
  'a credential with a status list is unchecked, and never counts as having no list, when somebody rewrites the list’s purpose as %s',
  async (_, rewritten) => {
    const codes = await judgeRewritten([{ ...place, statusPurpose: rewritten }])
    expect([codes[0], codes[2]]).toEqual(['foreign-unchanged', 'foreign-status-unchecked'])
  },
)

test('a credential with a status list is refused when somebody rewrites the list’s purpose as a part of another entry', async () => {
  const split = [
    { id, type, ...where },
    { id, type, statusPurpose },
  ]
  expect(await judgeRewritten(split)).toContain('foreign-changed')
})

test('the first place in a byte of a Token Status List is the byte’s least significant bit', async () => {
  const bytes = new Uint8Array(16_384)
  bytes[1] = 0b10
  const lst = encodeBase64url(await pack(bytes, 'deflate'))
  const write = (idx: number) =>
    `${signJwt(domain, { iss: domain.did, vct: 'x', status: { status_list: { idx, uri: list } } })}~`
  const claims = { sub: list, iat: now, exp: now + 60, status_list: { bits: 1, lst } }
  const saved = { ...documents, [list]: signJwt(domain, claims, { typ: 'statuslist+jwt' }) }
  expect((await judge(write(9), saved)).codes[2]).toBe('foreign-revoked')
  expect((await judge(write(8), saved)).codes[2]).toBe('foreign-not-revoked')
  const others = [
    signJwt(stranger, claims, { typ: 'statuslist+jwt' }),
    signJwt(domain, { ...claims, exp: now }, { typ: 'statuslist+jwt' }),
    signJwt(domain, { ...claims, nbf: now + 3600 }, { typ: 'statuslist+jwt' }),
  ]
  for (const other of others)
    expect((await judge(write(8), { ...documents, [list]: other })).codes[2]).toBe('foreign-status-unchecked')
})

test('when a part of the check of a credential fails, the check does not throw, and the verdict on the credential is “unchecked”', async () => {
  const identity = moveIssuer(stranger, `did:ethr:0x1:0x${'11'.repeat(20)}`)
  const read = readForeign(JSON.stringify(await signCredential(identity, buildCredential(identity.did))))
  if (read === null) throw new Error('Unreadable')
  const facts = await findForeignFacts(read, {
    now,
    installation: 'unknown',
    serviceDid: 'did:web:id.example',
    ethereumDidRegistry: null,
    serverUrl: null,
    fetch: () => Promise.reject(new Error('Nobody is asked')),
    load: async () => null,
    resolveEthr: () => Promise.reject(new RangeError('Invalid array length')),
  })
  expect(judgeForeign(facts)).toMatchObject({ overall: 'unchecked', isShown: false })
})
