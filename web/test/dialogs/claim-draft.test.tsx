import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddClaimDialog } from '../../src/features/claim/add/add-claim-dialog.tsx'
import { did } from '../rig/people.ts'
import { field, press, pressEscape, show, type } from '../rig/screen.tsx'

const minuteMs = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a draft of a claim stays as long as the dialog is open, even for more than half an hour', async () => {
  await show(<Page />)
  await press('Add')
  await type('Title', 'Master')
  await vi.advanceTimersByTimeAsync(29 * minuteMs)
  await type('Title', 'Master of Science')
  await vi.advanceTimersByTimeAsync(2 * minuteMs)
  await pressEscape()
  await press('Add')
  expect(field('Title').value).toBe('Master of Science')
})

it('a draft of a claim is forgotten half an hour after the dialog closes', async () => {
  await show(<Page />)
  await press('Add')
  await type('Title', 'Master')
  await pressEscape()
  await vi.advanceTimersByTimeAsync(29 * minuteMs)
  await press('Add')
  expect(field('Title').value).toBe('Master')
  await pressEscape()
  await vi.advanceTimersByTimeAsync(31 * minuteMs)
  await press('Add')
  expect(field('Title').value).toBe('')
})

it('the button Cancel discards the draft of a claim', async () => {
  await show(<Page />)
  await press('Add')
  await type('Title', 'Master')
  await press('Cancel')
  await press('Add')
  expect(field('Title').value).toBe('')
})

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (isOpen) return <AddClaimDialog did={did} onSaved={close} onClose={close} />
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Add
    </button>
  )
}
