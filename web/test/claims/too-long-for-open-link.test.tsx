import { expect, it } from 'vitest'
import { OpenShare } from '../../src/features/share/open-share.tsx'
import { claim } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const advice = 'Show fewer details, or make a short link.'

it('an owner reads what to do if an open link cannot hold all the fields that the owner ticked', async () => {
  const server = stubServer()
  await show(<OpenShare claim={claim} fields={['description']} />)
  await server.refuse('share-does-not-fit', 422)
  await waitFor(() => document.body.textContent?.includes(advice))
  expect(document.querySelector('img')).toBeNull()
})
