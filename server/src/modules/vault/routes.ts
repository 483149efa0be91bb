import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { presentItemHead, presentVault, presentVaultHead } from './present.ts'
import * as service from './service.ts'
import * as staging from './staging.ts'

export function registerVault(app: App): void {
  handleRoute(app, routes.getVault, async ({ ctx, session }) => {
    const found = await service.findVault(ctx, session)
    return { vault: found && presentVault(found) }
  })

  handleRoute(app, routes.saveVault, async ({ ctx, session, body, ifMatch }) =>
    versioned(presentVaultHead(await service.saveVault(ctx, session, { input: body, ifMatch }))),
  )

  handleRoute(app, routes.deleteVault, ({ ctx, session, query }) => service.deleteVault(ctx, session, query.vaultId))

  handleRoute(app, routes.restoreVault, async ({ ctx, session, body }) =>
    versioned(presentVaultHead(await service.restoreVault(ctx, session, body)), 201),
  )

  handleRoute(app, routes.saveVaultItem, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentItemHead(await service.saveItem(ctx, session, { id: params.itemId, input: body, ifMatch }))),
  )

  handleRoute(app, routes.deleteVaultItem, ({ ctx, session, params, query }) =>
    service.deleteItem(ctx, session, { id: params.itemId, vaultId: query.vaultId }),
  )

  handleRoute(app, routes.stageVault, ({ ctx, session, body }) => staging.stageVault(ctx, session, body))

  handleRoute(app, routes.stageVaultItems, ({ ctx, session, body }) => staging.stageItems(ctx, session, body))

  handleRoute(app, routes.switchVault, async ({ ctx, session, body, ifMatch }) =>
    versioned(presentVaultHead(await staging.switchVault(ctx, session, { input: body, ifMatch }))),
  )
}
