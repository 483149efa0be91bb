import { routes } from '@did/domain/routes'
import { versioned } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { presentItemHead, presentVault, presentVaultHead } from './present.ts'
import * as service from './service.ts'
import * as staging from './staging.ts'

export function registerVault(app: App): void {
  handle(app, routes.getVault, async ({ ctx, session }) => {
    const found = await service.findVault(ctx, session)
    return { vault: found && presentVault(found) }
  })

  handle(app, routes.saveVault, async ({ ctx, session, body, ifMatch }) =>
    versioned(presentVaultHead(await service.saveVault(ctx, session, { input: body, ifMatch }))),
  )

  handle(app, routes.deleteVault, ({ ctx, session, query }) => service.deleteVault(ctx, session, query.vaultId))

  handle(app, routes.restoreVault, async ({ ctx, session, body }) =>
    versioned(presentVaultHead(await service.restoreVault(ctx, session, body)), 201),
  )

  handle(app, routes.saveVaultItem, async ({ ctx, session, params, body, ifMatch }) =>
    versioned(presentItemHead(await service.saveItem(ctx, session, { id: params.itemId, input: body, ifMatch }))),
  )

  handle(app, routes.deleteVaultItem, ({ ctx, session, params, query }) =>
    service.deleteItem(ctx, session, { id: params.itemId, vaultId: query.vaultId }),
  )

  handle(app, routes.stageVault, ({ ctx, session, body }) => staging.stageVault(ctx, session, body))

  handle(app, routes.stageVaultItems, ({ ctx, session, body }) => staging.stageItems(ctx, session, body))

  handle(app, routes.switchVault, async ({ ctx, session, body, ifMatch }) =>
    versioned(presentVaultHead(await staging.switchVault(ctx, session, { input: body, ifMatch }))),
  )
}
