import { everybody, type Line, nothing, toAll } from './authorization-line.ts'
import { absentId } from './authorization-targets.ts'

const token = 'AAAAAAAAAAAAAAAAAAAAAA'

/**
 * A signed-in caller's call is about the caller's own settings. The calls that need no session send
 * an unknown token.
 */
export const alertLines: Record<string, Line> = {
  'GET /api/alerts': { answers: everybody(200), request: nothing },
  'PUT /api/alerts': { answers: everybody(204), request: () => ({ body: { mailKinds: [] } }) },
  'PUT /api/alerts/address': {
    // The call sends an invalid address, because valid addresses would use up a day's confirmation
    // mails.
    answers: everybody(400),
    request: () => ({ body: { address: 'nonsense' } }),
  },
  'DELETE /api/alerts/address': { answers: everybody(204), request: nothing },
  // The answer is 409, because the installation of these tests has no key for push services.
  'PUT /api/alerts/devices': {
    answers: everybody(409),
    request: () => ({ body: { endpoint: 'https://push.example/browser' } }),
  },
  'DELETE /api/alerts/devices/:id': { answers: everybody(404), request: () => ({ id: absentId }) },
  'POST /api/alerts/confirm': { answers: toAll(410), request: () => ({ body: { token } }) },
  'POST /api/alerts/stop/:token': { answers: toAll(410), request: () => ({ id: token }) },
}
