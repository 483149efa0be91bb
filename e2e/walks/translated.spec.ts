/**
 * Loads each screen under the browser's translation, and goes on through its dialogs. A screen that
 * breaks, or that keeps an old text, stops the walk.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { walkMemberScreens } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { walkCheckedScreens, walkPublicScreens } from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { translatePages } from '../src/translation.ts'

const patienceMs = 600_000

/** What each page said about a screen that broke, which the page then draws once more. */
const breakages = new WeakMap<Page, string[]>()

async function translate(page: Page): Promise<void> {
  const said: string[] = []
  breakages.set(page, said)
  page.on('console', (message) => {
    // The walk keeps a screen from loading on purpose.
    if (/A screen broke(?!.*dynamically imported)/s.test(message.text())) said.push(message.text())
  })
  await translatePages(page.context())
}

test('the public screens work under the browser’s translation', async ({ newVisitor }) => {
  test.setTimeout(patienceMs)
  const page = await newVisitor()
  await translate(page)
  await walkPublicScreens(page, expectTranslated)
})

test('the screens on which visitors check claims work under the browser’s translation', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  const page = await newVisitor()
  await translate(page)
  await walkCheckedScreens(page, links, expectTranslated)
})

test('the screens and dialogs of a member work under the browser’s translation', async ({
  apart,
  newMember,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await translate(member.page)
  await walkMemberScreens(member, texts, expectTranslated)
  // The page leaves first, because the node stops before the browser and the page would complain.
  await member.page.goto('about:blank')
})

/** Expects that the screen has texts and that the translation has replaced them. */
async function expectTranslated(page: Page, screen: string): Promise<void> {
  await expect(page.locator('#root font').first(), screen).toBeAttached()
  expect(breakages.get(page), screen).toEqual([])
  // The walk goes on by keys, which an open dialog gets only once it has the focus.
  await page.waitForFunction(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    return !dialog || dialog.contains(document.activeElement)
  })
}
