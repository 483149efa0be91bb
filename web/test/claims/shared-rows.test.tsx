import { shareRecordSchema } from '@did/domain/share/share-record'
import { expect, it } from 'vitest'
import { CollectionRow } from '../../src/features/share/list/collection-row.tsx'
import { SharedRow } from '../../src/features/share/list/shared-row.tsx'
import { handOutTexts } from '../../src/texts/en/share/hand-out.ts'
import { press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const share = shareRecordSchema.parse({
  ...{ id: 'AAECAwQFBgcICQoLDA0ODw', claimId: 3, claimTitle: 'Pilot licence', kind: 'controlled', status: 'active' },
  ...{ fields: [], createdAt: '2026-11-20T09:00:00.000Z', expiresAt: null, views: 2, maxViews: null },
  ...{ lastViewedAt: null, url: null, tellsConfirmation: null, label: null, isHandedOut: true, form: 'short' },
  collectionId: null,
})
const lapsed = { ...share, lapse: { kind: 'withdrawn', at: '2026-11-28T09:00:00.000Z' } } as const
const news = 'The verifier withdrew its confirmation on Nov 28, 2026.'
const read = () => document.body.textContent ?? ''

it('the row of a link that still opens says beside “Active” that the confirmation in the link was withdrawn', async () => {
  stubServer()
  await show(<SharedRow share={lapsed} isTitleShown />)
  expect(read()).toContain('Active')
  expect(read()).toContain(news)
  expect(document.querySelector('.text-ok')).toBeNull()
})

it('the row of a link says that the link’s confirmation ended, unless nobody can open the link any more', async () => {
  stubServer()
  const ended = { ...share, lapse: { kind: 'expired', at: '2026-11-28T09:00:00.000Z' } } as const
  await show(
    <>
      <SharedRow share={ended} isTitleShown />
      <SharedRow share={{ ...lapsed, status: 'withdrawn' }} isTitleShown />
    </>,
  )
  expect(read()).toContain('Its confirmation ended on Nov 28, 2026.')
  expect(read()).not.toContain(news)
})

it('the row of a link to several credentials says which credential’s confirmation was withdrawn', async () => {
  stubServer()
  await show(<CollectionRow shares={[{ ...share, claimTitle: 'Boat licence' }, lapsed]} />)
  const rows = [...document.querySelectorAll('ul li')].map((row) => row.textContent)
  expect(rows).toEqual(['Boat licence', `Pilot licence${news}`])
})

const older = { ...share, confirmedSince: '2026-11-28T09:00:00.000Z' }
const sinceThen =
  'A verifier confirmed the claim on Nov 28, 2026. This link was made before and carries no confirmation.'

it('the row of a link says that the link is older than the claim’s confirmation, and leads the owner to a new link', async () => {
  stubServer()
  await show(<SharedRow share={older} isTitleShown hrefOf={(id) => `/?claim=${id}`} />)
  expect(read()).toContain(sinceThen)
  expect(document.querySelector('.text-ok')).toBeNull()
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Make a new link')
  expect(link?.getAttribute('href')).toBe('/?claim=3&tab=share')
})

it('the row of a link that nobody can open does not say that the link is older than the claim’s confirmation', async () => {
  stubServer()
  await show(<SharedRow share={{ ...older, status: 'withdrawn' }} isTitleShown />)
  expect(read()).not.toContain(sinceThen)
})

it('the row of a link to several credentials says which credential was confirmed only after the link was made', async () => {
  stubServer()
  await show(<CollectionRow shares={[{ ...share, claimTitle: 'Boat licence' }, older]} />)
  const rows = [...document.querySelectorAll('ul li')].map((row) => row.textContent)
  expect(rows).toEqual(['Boat licence', `Pilot licence${sinceThen}`])
})

it('the row of a link whose confirmation was withdrawn says when the claim was confirmed again, and leads to a new link', async () => {
  stubServer()
  const again = { ...lapsed, confirmedSince: '2026-11-29T09:00:00.000Z' }
  await show(<SharedRow share={again} isTitleShown hrefOf={(id) => `/?claim=${id}`} />)
  expect(read()).toContain(news)
  expect(read()).toContain('A verifier confirmed the claim again on Nov 29, 2026. This link was made before.')
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Make a new link')
  expect(link?.getAttribute('href')).toBe('/?claim=3&tab=share')
})

it('the label of a link to several credentials is saved for one credential after the other, because an account has a limit of changes at once', async () => {
  const { asked, accept } = stubServer({ '/api/shares': [] })
  const texts = handOutTexts.label
  await show(<CollectionRow shares={[{ ...share, id: 'BBECAwQFBgcICQoLDA0ODw' as typeof share.id }, share]} />)
  await press(texts.add)
  await type(texts.label, 'Northfield')
  await press(texts.save)
  await waitFor(() => asked.length > 0)
  expect(asked.map(({ path }) => path)).toEqual(['/api/shares/BBECAwQFBgcICQoLDA0ODw'])
  await accept()
  await waitFor(() => asked.length > 1)
  expect(asked[1]).toMatchObject({ method: 'PUT', path: `/api/shares/${share.id}`, body: { label: 'Northfield' } })
  await accept()
  await waitFor(() => document.querySelector('form') === null)
})
