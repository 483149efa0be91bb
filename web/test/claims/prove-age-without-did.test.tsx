import { expect, it, vi } from 'vitest'
import { ProveAgeDialog } from '../../src/features/age/prove-age-dialog.tsx'
import { ada } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('an owner without a DID who wants to prove an age is led to the page that mints a DID', async () => {
  stubServer()
  const own = { user: ada, did: null, dids: [], claims: undefined, mintHref: '/?view=dids' }
  await show(<ProveAgeDialog {...own} onClose={vi.fn()} />)
  await waitFor(() => document.body.textContent?.includes('Mint your DID first. Then you can prove your age.'))
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Mint Your DID')
  expect(link?.getAttribute('href')).toBe('/?view=dids')
})
