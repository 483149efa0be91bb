/** What any screen may meet and show: a server that fails, the one toast, the verdict on a claim. */
import type { ErrorCode } from '@did/domain/errors'
import type { Page, Route } from '@playwright/test'
import { expect, expectedConsoleErrors } from './fixtures.ts'

/** What Chromium and React say about an answer that refuses and about a part of the page that does not come. */
const provoked = /status of (500|409|403)|net::ERR_FAILED|dynamically imported module/
type Refusal = { status: number; code: ErrorCode }
const fault: Refusal = { status: 500, code: 'internal' }

/** The server fails at these requests, or refuses them in this way, until the answered function is called. */
export async function breakCalls(
  page: Page,
  method: string,
  path: RegExp,
  { status, code }: Refusal = fault,
): Promise<() => Promise<void>> {
  expectedConsoleErrors.set(page, provoked)
  const json = { type: 'about:blank', title: 'Provoked', status, detail: 'Provoked by a test', code }
  const fail = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/problem+json', json })
      : route.fallback()
  await page.route(path, fail)
  return () => page.unroute(path, fail)
}

/** These files of the page do not come until the answered function is called. */
export async function loseFiles(page: Page, name: RegExp): Promise<() => Promise<void>> {
  expectedConsoleErrors.set(page, provoked)
  const lose = (route: Route) => route.abort()
  await page.route(name, lose)
  return () => page.unroute(name, lose)
}

export function toastOn(page: Page) {
  return page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
}

export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(toastOn(page).getByText(text, { exact: true })).toBeVisible()
}

/** The sentence with which the page of a shared claim begins. */
export function verdict(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
