import type { BrowserContext, Page } from '@playwright/test'

export const minuteMs = 60_000
export const dayMs = 86_400_000

/**
 * From the next page on, the device's clock is ahead or behind by this time, and continues to run.
 */
export async function setClockOff(context: BrowserContext, offMs: number): Promise<void> {
  await context.addInitScript((off) => {
    const RightDate = Date
    class WrongDate extends RightDate {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(RightDate.now() + off)
        else super(...given)
      }
      static override now() {
        return RightDate.now() + off
      }
    }
    Object.defineProperty(window, 'Date', { value: WrongDate })
  }, offMs)
}

/** Acts at another time, which the server's answers confirm. So the page believes its clock. */
export async function actAt(page: Page, time: number, act: () => Promise<void>): Promise<void> {
  // An answer that is under way has the right time.
  await page.waitForLoadState('networkidle')
  const calls = '**/api/**'
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } })
  })
  await page.clock.setFixedTime(time)
  await act()
  await page.unroute(calls)
  await page.clock.setFixedTime(Date.now())
}
