import { shareIdSchema } from '@did/domain/ids'
import { shareRecordSchema } from '@did/domain/share/share-record'
import { expect, it } from 'vitest'
import { sealLink } from '../../src/entities/share/kept-link.ts'
import { createVault } from '../../src/entities/vault/store/open-vault.ts'
import { keepOpen, lockVault } from '../../src/entities/vault/store/vault-store.ts'
import { SharedRow } from '../../src/features/share/list/shared-row.tsx'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'
import { buildWay, MemoryServer, wallet } from '../vault-fixtures.ts'

const id = shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')
const share = shareRecordSchema.parse({
  ...{ id, claimId: 3, claimTitle: 'Pilot licence', kind: 'controlled', status: 'active', fields: [], views: 0 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: null, maxViews: null, lastViewedAt: null, url: null },
  ...{ tellsConfirmation: null, label: null, isHandedOut: true, form: 'short', collectionId: null },
})
const copyButton = () => document.querySelector('[aria-label^="Copy the link"]')

it('after an owner has opened the vault on a device, this device also shows links that were made on another device', async () => {
  stubServer()
  const server = new MemoryServer()
  const vault = await createVault(server, wallet, [buildWay()])
  const sealed = await sealLink(server, vault, { id, url: 'https://id.example/s/abcdefgh#key' })
  await show(<SharedRow share={share} isTitleShown />, { address: wallet })
  expect(copyButton()).toBeNull()
  keepOpen(sealed)
  await waitFor(copyButton)
  lockVault()
  await waitFor(() => copyButton() === null)
})
