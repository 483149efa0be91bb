import { act } from 'preact/test-utils'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ErrorBoundary } from '../src/app/error-boundary.tsx'

async function drawBroken(times: number): Promise<HTMLElement> {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(() => root.unmount())
    place.remove()
  })
  let left = times
  const Screen = () => {
    left -= 1
    if (left >= 0) throw new Error('It broke')
    return <p>The screen</p>
  }
  await act(() =>
    root.render(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>,
    ),
  )
  return place
}

it('a screen that breaks once is drawn again from the start', async () => {
  const place = await drawBroken(1)
  await vi.waitFor(() => expect(place.textContent).toBe('The screen'), { timeout: 60_000 })
})

it('a screen that breaks at every attempt is replaced by an error message', async () => {
  const place = await drawBroken(1000)
  await vi.waitFor(() => expect(place.textContent).toContain('Error Loading Component'), { timeout: 60_000 })
  expect(place.textContent).toContain('It broke')
})
