/** Opens public pages in Firefox, to find what another engine does differently from Chromium. */
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/chromium.ts'
import { retitle } from '../src/changed-links.ts'
import { expect, test } from '../src/fixtures.ts'
import { harvest, shareVerified } from '../src/shares.ts'

const executablePath = findFirefox()
let firefox: Browser

test.beforeAll(async () => {
  test.skip(!executablePath, 'There is no Firefox on this machine')
  firefox = await launch({ browser: 'firefox', executablePath: executablePath ?? '' })
})
test.afterAll(() => firefox?.close())

test('Firefox draws the landing page, and the page’s button works', async ({ node }) => {
  const { page, complaints } = await openPage()
  await page.goto(node.publicUrl)
  await headed(page, 'h1', /./)
  await page.locator('::-p-aria([name="Connect MetaMask"][role="button"])').click()
  await headed(page, '[role=dialog] h2', /MetaMask/)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[role=dialog]', { hidden: true })
  expect(complaints).toEqual([])
})

test('Firefox shows the same verdict as Chromium on a genuine link and on a changed one', async ({ node, stack }) => {
  const { url } = (await shareVerified(node, stack)).share
  const genuine = await openPage()
  await genuine.page.goto(url)
  await headed(genuine.page, 'h1', /^Confirmed by somebody we do not know$/)
  await headed(genuine.page, 'article h2', new RegExp(harvest.title))
  expect(genuine.complaints).toEqual([])

  const changed = await openPage()
  await changed.page.goto(retitle(url, 'Head of Everything'))
  await headed(changed.page, 'h1', /^Not genuine$/)
  expect(changed.complaints).toEqual([])
})

async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await firefox.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}

async function headed(page: Page, selector: string, text: RegExp): Promise<void> {
  await expect
    .poll(() => page.$$eval(selector, (found) => found.map((each) => each.textContent?.trim() ?? '')))
    .toContainEqual(expect.stringMatching(text))
}
