/**
 * Loads each screen once, in a pseudo-language (web/src/lib/page/pseudo-locale.ts), and inspects
 * it. A text in plain English is missing from the catalogue, and a text that leaves its box has too
 * little room. Then the same screen shows the texts of the catalogue, for axe and seven widths.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { mintDid } from '../src/journey.ts'
import { bringPasskeys, createIdentity } from '../src/passkeys.ts'
import { walkDeviceScreens } from '../src/screens/device-screens.ts'
import { walkGuardianScreens } from '../src/screens/guardian-screens.ts'
import { findForeignTexts, inspectLongTexts, organization } from '../src/screens/inspect-long-texts.ts'
import { inspectPlainTexts } from '../src/screens/inspect-plain-texts.ts'
import { walkMemberScreens } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { guard, walkMovingScreens } from '../src/screens/moving-screens.ts'
import { walkPrivateScreens } from '../src/screens/private-screens.ts'
import { walkPublishedScreens } from '../src/screens/published-screens.ts'
import {
  fillWizard,
  walkCheckedScreens,
  walkNewcomerScreens,
  walkPublicScreens,
  walkSignIn,
  walkWizard,
} from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { accredit } from '../src/shares.ts'

const patienceMs = 600_000

test('the public screens pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  const page = await newVisitor()
  await speakPseudo(page)
  await walkPublicScreens(page, expectNoComplaint)
  await expectMenuInsteadOfRow(page)
})

test('the screens on which visitors check claims pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  const page = await newVisitor()
  await speakPseudo(page)
  await walkCheckedScreens(page, links, expectNoComplaint)
})

test('the screens of a new member pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newPerson,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const person = await newPerson({ path: 'about:blank' })
  await speakPseudo(person.page)
  await person.page.goto('/')
  await fillWizard(node, stack)
  await walkSignIn(person, expectNoComplaint)
  await walkWizard(person.page, expectNoComplaint)
  await walkNewcomerScreens(person.page, expectNoComplaint)
})

test('the screens and dialogs of a member pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  apart,
  newMember,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await speakPseudo(member.page)
  await walkMemberScreens(member, texts, expectNoComplaint)
  await expectTabsMirrored(member.page)
  // The page leaves first, because the node stops before the browser and the page would complain.
  await member.page.goto('about:blank')
})

test('the screens of attributes and proofs pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newMember,
  newVisitor,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  const stranger = await newVisitor()
  for (const page of [owner.page, verifier.page, stranger]) await speakPseudo(page)
  await walkPrivateScreens({ owner, verifier, stranger }, expectNoComplaint)
  await accredit(verifier, organization, stack)
  await walkPublishedScreens(verifier.page, expectNoComplaint)
})

test('the screens of a device that is added pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  const [owner, device] = [await newVisitor(), await newVisitor()]
  for (const page of [owner, device]) await bringPasskeys(page)
  await createIdentity(owner)
  await mintDid({ page: owner })
  for (const page of [owner, device]) await speakPseudo(page)
  await walkDeviceScreens({ owner, device }, expectNoComplaint)
})

test('the screens of guardians and their decisions pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newMember,
}) => {
  test.setTimeout(patienceMs)
  const [owner, guardian] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  for (const { page } of [owner, guardian]) await speakPseudo(page)
  await walkGuardianScreens({ owner, guardian }, expectNoComplaint)
})

test('the screens of a move pass axe, and their texts and longer ones stay in their boxes at any width', async ({
  newMember,
}) => {
  test.setTimeout(patienceMs)
  const [free, guarded] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  const file = await guard(guarded)
  for (const { page } of [free, guarded]) await speakPseudo(page)
  await walkMovingScreens({ free, guarded, file }, expectNoComplaint)
})

test('the header’s row of links and the links behind “More” pass axe and stay in their boxes at any width', async ({
  newMember,
  newVisitor,
}) => {
  // In a longer language, neither is there at any width.
  const visitor = await newVisitor()
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Tutorials' })).toBeVisible()
  expect.soft(await inspectPlainTexts(visitor), 'the row of links').toEqual([])
  const { page } = await newMember({ path: '/?view=dids' })
  await page.getByRole('banner').getByText('More').click()
  expect.soft(await inspectPlainTexts(page), 'the links behind “More”').toEqual([])
})

/** Expects that the header's links go into the menu before one of their words breaks. */
async function expectMenuInsteadOfRow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Open menu' }).click()
  await expect(header.getByRole('navigation').getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
}

/** Expects that the arrow key which points to the next tab leads to the next tab. */
async function expectTabsMirrored(page: Page): Promise<void> {
  await page.goto('/?view=verification')
  const tabs = page.getByRole('tab')
  await tabs.first().press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
}

/** Turns the pseudo-language on, from the next page on. */
async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('locale', 'rtl')
  })
}

async function expectNoComplaint(page: Page, screen: string): Promise<void> {
  expect.soft(await findForeignTexts(page), `${screen}: texts from outside the catalogue`).toEqual([])
  const before = page.viewportSize()
  const complaints = [...(await inspectLongTexts(page)), ...(await inspectPlainTexts(page))]
  if (before) await page.setViewportSize(before)
  expect.soft(complaints, screen).toEqual([])
}
