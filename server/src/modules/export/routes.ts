import { exportsAtOnce } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { exportData } from './service.ts'

export function registerExport(app: App): void {
  const building = new Set<Address>()

  handleRoute(app, routes.exportData, async ({ ctx, session }) => {
    const headers = { 'content-disposition': 'attachment; filename="did-verification-data.json"' }
    if (building.has(session.address) || building.size >= exportsAtOnce)
      throw new AppError('too-many-requests', 'Other exports are being built; wait a moment')
    building.add(session.address)
    try {
      return new Answer(await exportData(ctx, session), { headers })
    } finally {
      building.delete(session.address)
    }
  })
}
