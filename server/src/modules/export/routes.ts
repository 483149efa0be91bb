import { Readable } from 'node:stream'
import { exportsAtOnce } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { routes } from '@did/domain/routes'
import { normalizeIP } from '@fastify/rate-limit'
import { offClock } from '../../db/database-clock.ts'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { exportData } from './service.ts'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="did-verification-data.json"',
}

export function registerExport(app: App): void {
  /** The accounts whose exports are under way, and the client of each. */
  const running = new Map<Address, string>()

  handleRoute(app, routes.exportData, async ({ ctx, session, request }) => {
    const client = normalizeIP(request.ip, 64)
    if (running.has(session.address) || isBusy([...running.values()], client))
      throw new AppError('too-many-requests', 'Other exports are under way; wait a moment')
    running.set(session.address, client)
    // The stream reads a row only when the client has taken the rows before.
    const stream = Readable.from(offClocks(exportData(ctx, session)))
    stream.once('close', () => running.delete(session.address))
    return new Answer(stream, { headers })
  })
}

function isBusy(clients: readonly string[], client: string): boolean {
  const { perNode, perClient } = exportsAtOnce
  return clients.length >= perNode || clients.filter((each) => each === client).length >= perClient
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
