import { type Line, toAll } from './authorization-line.ts'

const identity = `0x${'1d'.repeat(20)}`
const guardian = `0x${'6a'.repeat(20)}`
const salt = `0x${'5a'.repeat(32)}`
const guardians = { who: [guardian], threshold: 1, delay: 86_400, salt }

/**
 * Guardians need no account, so these routes need none. The installation of these tests has no
 * sponsor, so it accepts no votes.
 */
export const recoveryLines: Record<string, Line> = {
  'GET /api/identities/:address/control': { answers: toAll(200), request: () => ({ id: identity }) },
  'GET /api/identities/:address/votes/:tally': {
    answers: toAll(200),
    request: () => ({ id: identity, index: salt }),
  },
  'POST /api/identities/votes': {
    answers: toAll(409),
    request: () => ({
      body: { identity, decision: { kind: 'freeze' }, round: '0', guardians, guardian, signature: '0x' },
    }),
  },
  'POST /api/identities/finish': {
    answers: toAll(409),
    request: () => ({ body: { identity, key: null, consent: null } }),
  },
}
