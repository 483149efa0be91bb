import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Judged } from '../src/entities/verdict/judge/use-verdict.ts'
import { JudgedClaim } from '../src/entities/verdict/shared-claim-verdict.tsx'
import { judged } from '../src/pages/check/rows/rows-rig.ts'
import { press, show, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

vi.mock('../src/lib/app-config.ts', async () => ({
  getAppConfig: async () => (await import('./rig/people.ts')).config,
}))

function Page() {
  const [found, setFound] = useState<Judged | null>(null)
  return (
    <>
      <JudgedClaim judged={found} link={null} heading="h1" isChecking={!found} checkAgain={() => {}} />
      <button type="button" onClick={() => setFound(judged())}>
        Arrive
      </button>
      <button
        type="button"
        onClick={() => setFound(judged({ revocation: { kind: 'revoked', at: 1_795_400_000, reason: null } }))}
      >
        Revoke
      </button>
    </>
  )
}

const headings = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName, textContent }) => [tagName, textContent])
const verdictRegion = () => document.querySelector('h1')?.closest('[aria-live]:not(header)')

it('a screen reader announces each verdict, because the live region is on the page before the first verdict arrives', async () => {
  stubServer()
  await show(<Page />)
  const region = verdictRegion()
  expect(region?.getAttribute('aria-live')).toBe('polite')
  await press('Arrive')
  await waitFor(() => headings()[0]?.[1] === 'You can rely on this claim')
  expect(verdictRegion()).toBe(region)
  await press('Revoke')
  await waitFor(() => headings()[0]?.[1] !== 'You can rely on this claim')
  expect(verdictRegion()).toBe(region)
})

it('the verdict is the page’s only heading of level 1, and stands before every other heading and every control', async () => {
  stubServer()
  await show(<Page />)
  await press('Arrive')
  await waitFor(() => headings().length > 1)
  expect(headings()[0]).toEqual(['H1', 'You can rely on this claim'])
  expect(headings().filter(([level]) => level === 'H1')).toHaveLength(1)
  const controls = [...document.querySelectorAll('button, input, summary')]
  const heading = document.querySelector('h1')
  for (const control of controls)
    expect(Boolean(heading && heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true)
})
