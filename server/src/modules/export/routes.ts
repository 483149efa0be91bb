import { Readable } from 'node:stream'
import { exportsAtOnce } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { routes } from '@did/domain/routes'
import { offClock } from '../../db/database-clock.ts'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { limitAtOnce } from '../../http/limits/limit-at-once.ts'
import { limitHistories } from '../did-resolution/limit-histories.ts'
import { exportData } from './service.ts'

const refusal = 'Other exports are under way; wait a moment'
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="did-verification-data.json"',
}

export function registerExport(app: App): void {
  const running = new Set<Address>()
  const begin = limitAtOnce({ ...exportsAtOnce, refusal })
  const countReadsOf = limitHistories(app)

  handleRoute(app, routes.exportData, async ({ ctx, session, request }) => {
    if (running.has(session.address)) throw new AppError('too-many-requests', refusal)
    const end = begin(request)
    running.add(session.address)
    const counting = { ...ctx, countRead: countReadsOf(request) }
    // The stream reads the next row only when the client has received the earlier rows.
    const stream = Readable.from(offClocks(exportData(counting, session)))
    stream.once('close', () => {
      end()
      running.delete(session.address)
    })
    return new Answer(stream, { headers })
  })
}

/**
 * An export may take minutes, so its waits for the database are outside the time limit that an API
 * call has.
 */
async function* offClocks(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  for (;;) {
    const step = await offClock(() => texts.next())
    if (step.done) return
    yield step.value
  }
}
