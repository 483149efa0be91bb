import { claimSchema } from '@did/domain/claim/claim'
import { type ShareRecord, shareRecordSchema } from '@did/domain/share/share-record'
import { expect, it, vi } from 'vitest'
import { claimsOfDidQuery } from '../../src/entities/claim/queries.ts'
import { ProofCode } from '../../src/entities/proof/proof-code.tsx'
import { SharedRow } from '../../src/features/share/list/shared-row.tsx'
import { MadeLink } from '../../src/features/share/made-link.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { claim as plain } from '../rig/people.ts'
import { button, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

vi.mock('../../src/lib/qr-code.ts', async (original) => ({
  ...(await original<object>()),
  drawCode: async () => 'data:image/png;base64,',
}))

const verifier = {
  ...{ verifierId: 9, name: 'Northfield University', accreditation: 'accredited' },
  walletAddress: `0x${'33'.repeat(20)}`,
}
const claim = claimSchema.parse({
  ...plain,
  isPrivate: false,
  isVerified: true,
  standing: 'current',
  holderName: 'Maya Rossi',
  verifiedBy: { ...verifier, verifiedAt: '2026-11-20T09:00:00.000Z' },
})
const name = ['holder_name']
const url = 'https://id.example/verify?data=x#p=y'
const share: ShareRecord = shareRecordSchema.parse({
  ...{ id: 'AAECAwQFBgcICQoLDA0ODw', claimId: claim.id, claimTitle: claim.title, kind: 'open', status: 'active' },
  ...{ fields: name, createdAt: '2026-11-20T09:00:00.000Z', expiresAt: null, views: 0, maxViews: null, url },
  ...{ lastViewedAt: null, tellsConfirmation: null, label: null, isHandedOut: true, form: 'long', collectionId: null },
})
const made = { id: share.id, url, code: 'data:image/png;base64,', isWithdrawn: false, isHandedOut: false }

async function enlarge(): Promise<string> {
  const found = await waitFor(() => document.querySelector<HTMLElement>('[aria-label^="Enlarge"]') ?? button('Enlarge'))
  found.click()
  return (await waitFor(() => document.querySelector('[role=dialog]'))).textContent
}

async function enlargeRow(shown: ShareRecord): Promise<string> {
  stubServer()
  queryClientStore.get().setQueryData(claimsOfDidQuery(claim.didId).queryKey, [claim])
  await show(<SharedRow share={shown} isTitleShown />)
  return enlarge()
}

it('on the whole screen, the QR code of a shared link stands below the holder’s name, the title and the verifier', async () => {
  const text = await enlargeRow(share)
  for (const words of ['Maya Rossi', claim.title, 'Northfield University']) expect(text).toContain(words)
})

it('on the whole screen, no holder’s name stands above the QR code of a link that does not show this name', async () => {
  expect(await enlargeRow({ ...share, fields: [] })).not.toContain('Maya Rossi')
})

it('on the whole screen, no verifier’s name stands above the QR code of a link that is older than the confirmation', async () => {
  const text = await enlargeRow({ ...share, confirmedSince: '2026-11-21T09:00:00.000Z' })
  expect(text).not.toContain('Northfield University')
})

it('on the whole screen, the QR code of a controlled link stands below the holder’s name if the link shows this name', async () => {
  stubServer()
  await show(<MadeLink share={made} linked={[{ claim, fields: name }]} />)
  expect(await enlarge()).toContain('Maya Rossi')
})

it('on the whole screen, a verifier’s name stands above the QR code of several credentials only if this verifier confirmed all of them', async () => {
  stubServer()
  const other = { ...claim, verifiedBy: null, standing: 'none' as const }
  const linked = [
    { claim, fields: name },
    { claim: other, fields: name },
  ] as const
  await show(<MadeLink share={made} linked={linked} />)
  const text = await enlarge()
  for (const words of ['2 credentials', 'Maya Rossi']) expect(text).toContain(words)
  expect(text).not.toContain('Northfield University')
})

it('on the whole screen, the QR code of a proof that shows the holder’s name stands below this name', async () => {
  stubServer({ '/api/shares': [share] })
  await show(<ProofCode claim={claim} link={{ shareId: share.id, url, expiresAt: 1_800_000_000 }} />)
  await waitFor(() => queryClientStore.get().getQueryData(['shares', 'list']))
  await press('Enlarge')
  expect((await waitFor(() => document.querySelector('[role=dialog]'))).textContent).toContain('Maya Rossi')
})
