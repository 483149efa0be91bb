import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIssuer, signJwt } from '../../test/foreign-issuer.ts'
import { changes, mutate } from '../../test/mutations.ts'
import { type Curve, readJwk } from '../did/public-key.ts'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { readJws, verifyJws, verifySignature } from './jws.ts'

const curves: Curve[] = ['Ed25519', 'P-256', 'P-384', 'secp256k1']
const encode = (value: unknown) => encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))

test.each(curves)('a signed JWT is read with the %s key that signed it', async (curve) => {
  const issuer = buildIssuer(3, curve)
  const jws = await verifyJws({ jwt: signJwt(issuer, { iss: 'joe' }), key: issuer.key })
  expect(jws?.payload).toEqual({ iss: 'joe' })
})

test('the signed JWT in the example of RFC 7515, appendix A.3, is read', async () => {
  const key = readJwk({
    kty: 'EC',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  })
  if (key === null) throw new Error('No key')
  const jwt =
    'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q'
  expect((await verifyJws({ jwt, key }))?.payload['iss']).toBe('joe')
})

test('the Ed25519 signature in the example of RFC 8037, appendix A.4, is right', async () => {
  const key = readJwk({ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' })
  const signature = decodeBase64url(
    'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
  )
  const data = new TextEncoder().encode('eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc')
  if (key === null || signature === null) throw new Error('No vector')
  expect(await verifySignature({ key, data, signature })).toBe(true)
})

test('a signed JWT is refused when somebody else’s key signed it', async () => {
  const jwt = signJwt(buildIssuer(3), { iss: 'joe' })
  expect(await verifyJws({ jwt, key: buildIssuer(4).key })).toBeNull()
})

test.each(['none', 'None', 'HS256', 'RS256', 'ES256', 'ES256K', undefined])(
  'a signed JWT is refused when its header says %s for an Ed25519 key',
  async (alg) => {
    const issuer = buildIssuer(3)
    expect(await verifyJws({ jwt: signJwt({ ...issuer, alg: alg as string }, { a: 1 }), key: issuer.key })).toBeNull()
  },
)

test('a JWT is refused when a signature is expected and the JWT has none', async () => {
  const { key } = buildIssuer(3)
  expect(await verifyJws({ jwt: `${encode({ alg: 'none' })}.${encode({ iss: 'joe' })}.`, key })).toBeNull()
})

test.each([{ crit: ['exp'] }, { b64: false }])('a signed JWT is refused with %o in its header', async (header) => {
  const issuer = buildIssuer(3)
  expect(await verifyJws({ jwt: signJwt(issuer, { a: 1 }, header), key: issuer.key })).toBeNull()
})

test('a signed JWT is refused after any change', async () => {
  const issuer = buildIssuer(3)
  const jwt = signJwt(issuer, { iss: 'joe', sub: 'maya', exp: 1_900_000_000 })
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = mutate(jwt, 0, list)
      if (changed !== jwt) expect(await verifyJws({ jwt: changed, key: issuer.key })).toBeNull()
    }),
  )
})

test('a JWT is refused when its header and its payload together have more than 5,000 values', () => {
  const jwt = (header: number, payload: number) =>
    [{ list: Array(header).fill(0) }, { list: Array(payload).fill(0) }, ''].map(encode).join('.')
  expect(readJws(jwt(2_000, 2_995))?.payload['list']).toHaveLength(2_995)
  for (const [header, payload] of [
    [2_000, 2_996],
    [250_000, 0],
    [0, 250_000],
  ] as const)
    expect(readJws(jwt(header, payload))).toBeNull()
})
