import { everybody, type Line, toAll } from './authorization-line.ts'

const word = `0x${'11'.repeat(32)}`
const credentialId = 'AAAAAAAAAAAAAAAAAAAAAA'
const deadline = 2_000_000_000

/**
 * Most expected answers of these routes are 409 or 404, because the installation of these tests has
 * no sponsor and no factory of accounts.
 */
export const passkeyLines: Record<string, Line> = {
  'GET /api/passkeys/:credentialId': { answers: toAll(404), request: () => ({ id: credentialId }) },
  'GET /api/passkeys': { answers: everybody(200), request: () => ({}) },
  'POST /api/passkeys': {
    answers: everybody(409),
    request: () => ({ body: { credentialId, x: word, y: word } }),
  },
  'POST /api/sponsored-calls': {
    answers: everybody(409),
    request: () => ({ body: { kind: 'mint', deadline, signature: '0x' } }),
  },
}
