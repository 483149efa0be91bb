/**
 * Loads each screen once, in a pseudo-language (web/src/lib/page/pseudo-locale.ts), and inspects
 * it. A text that still is plain English is missing from the catalogue, and a text that leaves its
 * box has too little room. Then the same screen shows the texts of the catalogue. In this form, axe
 * checks it and seven widths are tried.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { inspectEveryWidth } from '../src/screens/inspect/inspect-every-width.ts'
import { findForeignTexts, inspectLongTexts, organization } from '../src/screens/inspect/inspect-long-texts.ts'
import { memberWalks } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { stagedWalks } from '../src/screens/staged-walks.ts'

const patienceMs = 600_000

for (const [screens, walk] of Object.entries(stagedWalks))
  test(`${screens} pass axe, and both their own texts and longer texts stay in their boxes at any width`, async ({
    newMember,
    newPerson,
    newVisitor,
    node,
    stack,
  }) => {
    test.setTimeout(patienceMs)
    await walk(
      { newMember, newPerson, newVisitor, node, stack },
      { organization, prepare: speakPseudo, look: expectNoComplaint },
    )
  })

for (const [screens, walk] of Object.entries(memberWalks))
  test(`${screens} pass axe, and both their own texts and longer texts stay in their boxes at any width`, async ({
    apart,
    newMember,
    stack,
  }) => {
    test.setTimeout(patienceMs)
    const { member, texts } = await setMemberStage({ newMember, apart, stack })
    await speakPseudo(member.page)
    await walk(member, texts, expectNoComplaint)
    // Leaves the page before the node stops, because an open page would then write complaints into
    // the console.
    await member.page.goto('about:blank')
  })

test('in a language with longer texts, the header moves its links into the menu before one of them breaks', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await speakPseudo(page)
  await expectMenuInsteadOfRow(page)
})

test('on a page that runs from right to left, the left arrow key leads to the next tab', async ({ newMember }) => {
  const { page } = await newMember({ path: 'about:blank' })
  await speakPseudo(page)
  await expectTabsMirrored(page)
})

test('the header’s row of links and the links behind “More” pass axe and stay in their boxes at any width', async ({
  newMember,
  newVisitor,
}) => {
  // With longer texts there would be no row of links and no menu “More”, so this test uses English.
  const visitor = await newVisitor()
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Tutorials' })).toBeVisible()
  expect.soft(await inspectEveryWidth(visitor), 'the row of links').toEqual([])
  const { page } = await newMember({ path: '/?view=dids' })
  await page.getByRole('banner').getByText('More').click()
  expect.soft(await inspectEveryWidth(page), 'the links behind “More”').toEqual([])
})

async function expectMenuInsteadOfRow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Open menu' }).click()
  await expect(header.getByRole('navigation').getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
}

async function expectTabsMirrored(page: Page): Promise<void> {
  await page.goto('/?view=verification')
  const tabs = page.getByRole('tab')
  await tabs.first().press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
}

async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The browser's empty start page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('locale', 'rtl')
  })
}

async function expectNoComplaint(page: Page, screen: string): Promise<void> {
  expect.soft(await findForeignTexts(page), `${screen}: texts from outside the catalogue`).toEqual([])
  const before = page.viewportSize()
  const complaints = [...(await inspectLongTexts(page)), ...(await inspectEveryWidth(page))]
  if (before) await page.setViewportSize(before)
  expect.soft(complaints, screen).toEqual([])
}
