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

  const answer: Parameters<typeof handleRoute<typeof routes.exportData>>[2] = async ({ ctx, session, request }) => {
    if (running.has(session.address)) throw new AppError('too-many-requests', refusal)
    const end = begin(request)
    running.add(session.address)
    const counting = { ...ctx, countRead: countReadsOf(request) }
    // The stream reads a row only when the client has taken the rows before.
    const stream = Readable.from(offClocks(exportData(counting, session)))
    stream.once('close', () => {
      end()
      running.delete(session.address)
    })
    return new Answer(stream, { headers })
  }
  // An answer to HEAD would read the whole export at once, because nobody takes its rows.
  handleRoute(app, routes.exportData, answer, { exposeHeadRoute: false })
}

/**
 * Writes an export without the time limit of an API call on its waits for the database, because it
 * may take minutes.
 */
async function* offClocks(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  for (;;) {
    const step = await offClock(() => texts.next())
    if (step.done) return
    yield step.value
  }
}
