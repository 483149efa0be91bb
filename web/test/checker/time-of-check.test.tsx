import { expect, it, onTestFinished, vi } from 'vitest'
import { CheckList } from '../../src/entities/verdict/check-list.tsx'
import { secondsNow } from '../../src/lib/page/device-clock.ts'
import { show, waitFor } from '../rig/screen.tsx'

const list = (at: number) => <CheckList lines={[]} at={at} isChecking={false} onCheckAgain={() => {}} />
const said = () => document.body.textContent

it('a page says “just now” about a check of this minute, and shows day and time of a check that is an hour old', async () => {
  await show(list(secondsNow()))
  expect(said()).toContain('Checked just now in your browser.')
  await show(list(secondsNow() - 3600))
  expect(said()).toMatch(/Checked in your browser on \w+ \d+, \d{4}, \d+:\d{2}.[AP]M\./)
})

it('a page no longer says “just now” about a check that has been on screen for a minute', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show(list(secondsNow()))
  vi.advanceTimersByTime(59_000)
  expect(said()).toContain('just now')
  vi.advanceTimersByTime(1000)
  await waitFor(() => said().includes('Checked in your browser on'))
  expect(said()).not.toContain('just now')
})
