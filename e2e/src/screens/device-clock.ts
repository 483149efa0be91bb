import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

export const minuteMs = 60_000
export const dayMs = 86_400_000

/**
 * From the next page on, the device's clock is `offMs` ahead, or behind if `offMs` is negative. The
 * clock keeps running.
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

/** The returned set always holds the page's API calls that are under way. */
export function trackCalls(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/**
 * Runs `act` while the page's clock shows `time`. The server's answers name the same time, so the
 * page trusts its clock.
 */
export async function actAt(
  page: Page,
  { time, underWay }: { time: number; underWay: ReadonlySet<Request> },
  act: () => Promise<void>,
): Promise<void> {
  const calls = '**/api/**'
  const held = new Set<Request>()
  const { promise: isClockSet, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    held.add(route.request())
    await isClockSet
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } })
  })
  // An answer that is under way already names the real time, and the page would set its clock by
  // that time. So this waits until every call of the page is held back.
  await expect.poll(() => [...underWay].every((request) => held.has(request))).toBe(true)
  await page.clock.setFixedTime(time)
  release()
  await act()
  await page.unroute(calls)
  await page.clock.setFixedTime(Date.now())
}
