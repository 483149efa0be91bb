/**
 * Parts that several walks over screens use: a failing server, the toast, and the verdict on a
 * claim.
 */
import type { ErrorCode } from '@did/domain/errors'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectedConsoleErrors } from '../fixtures.ts'

/** A walk calls this function at each stop, while the named screen is shown. */
export type Look = (page: Page, screen: string) => Promise<void>

/**
 * Chromium and React write complaints of this form into the console when the server refuses a call
 * or a part of the page does not load.
 */
const provoked = /status of (500|409|403)|net::ERR_FAILED|dynamically imported module/
type Refusal = { status: number; code: ErrorCode }
const fault: Refusal = { status: 500, code: 'internal' }

/**
 * Makes the server fail at these requests, or refuse them, until the returned function is called.
 */
export async function breakCalls(
  page: Page,
  method: string,
  path: RegExp,
  { status, code }: Refusal = fault,
): Promise<() => Promise<void>> {
  expectedConsoleErrors.set(page, provoked)
  const json = { type: 'about:blank', title: 'Provoked', status, detail: 'Provoked by a test', code }
  return interrupt(page, path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/problem+json', json })
      : route.fallback(),
  )
}

/** Keeps these files of the page from loading until the returned function is called. */
export async function loseFiles(page: Page, name: RegExp): Promise<() => Promise<void>> {
  expectedConsoleErrors.set(page, provoked)
  return interrupt(page, name, (route) => route.abort())
}

/** Holds these requests back until the returned function is called. Later requests pass at once. */
export async function holdCalls(page: Page, path: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released
    // The page may have aborted the request while it was held back.
    await route.fallback().catch(() => {})
  })
  return release
}

/**
 * Handles these requests until the returned function is called. Afterwards the route lets requests
 * pass, but Playwright does not remove it. If it removed the last route, a request that Chromium
 * holds at that moment could wait for ever.
 */
async function interrupt(page: Page, path: RegExp, handle: (route: Route) => Promise<void>) {
  let isOver = false
  await page.route(path, (route) => (isOver ? route.fallback() : handle(route)))
  return async () => {
    isOver = true
  }
}

export function toastOn(page: Page) {
  return page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
}

export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(toastOn(page).getByText(text, { exact: true })).toBeVisible()
}

export function verdict(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** An open page of a shared claim checks the claim again by itself after this time. */
const asksAgainAfterMs = 15_000

/**
 * Expects that an open page of a shared claim shows `expected` without a reload. The test must have
 * installed the page's clock. This function moves that clock on, if necessary several times,
 * because the server needs a moment.
 */
export async function expectByItself(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(asksAgainAfterMs)
    await expect(expected).toBeVisible({ timeout: 5000 })
  }).toPass()
}
