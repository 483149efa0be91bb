/**
 * The catalogue in two pseudo-languages (web/src/lib/page/pseudo-locale.ts). A text in plain
 * English is missing from the catalogue, and a text that leaves its box has too little room.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { mintDid } from '../src/journey.ts'
import { bringPasskeys, createIdentity } from '../src/passkeys.ts'
import { asksAs } from '../src/screens/ask-screens.ts'
import { walkDeviceScreens } from '../src/screens/device-screens.ts'
import { walkGuardianScreens } from '../src/screens/guardian-screens.ts'
import { findMisplaced } from '../src/screens/layout.ts'
import { walkMemberScreens } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { guard, walkMovingScreens } from '../src/screens/moving-screens.ts'
import { resident, walkPrivateScreens } from '../src/screens/private-screens.ts'
import { audience } from '../src/screens/proved-screens.ts'
import { walkPublishedScreens } from '../src/screens/published-screens.ts'
import { findUnspoken } from '../src/screens/unspoken.ts'
import {
  fillWizard,
  foreignCode,
  walkNewcomerScreens,
  walkSignIn,
  walkVisitorScreens,
  walkWizard,
} from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { accredit, harvest } from '../src/shares.ts'

const patienceMs = 600_000
/** Another walk may use the same database, where no two organizations have one name. */
const organization = 'Registry of the Estuary'

test('longer texts and texts from right to left stay in their boxes on every screen of a visitor', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  const page = await newVisitor()
  await speakPseudo(page)
  await walkVisitorScreens(page, links, expectRoom)
  await expectMenuInsteadOfRow(page)
})

test('longer texts and texts from right to left stay in their boxes on every screen and dialog of a member', async ({
  apart,
  newMember,
  newPerson,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const person = await newPerson({ path: 'about:blank' })
  await speakPseudo(person.page)
  await person.page.goto('/')
  await fillWizard(node, stack)
  await walkSignIn(person, expectRoom)
  await walkWizard(person.page, expectRoom)
  await walkNewcomerScreens(person.page, expectRoom)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await speakPseudo(member.page)
  await walkMemberScreens(member, texts, expectRoom)
  await expectTabsMirrored(member.page)
  // The page leaves first, because the node stops before the browser and the page would complain.
  await member.page.goto('about:blank')
})

test('longer texts and texts from right to left stay in their boxes on the screens of attributes and proofs', async ({
  newMember,
  newVisitor,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  const stranger = await newVisitor()
  for (const page of [owner.page, verifier.page, stranger]) await speakPseudo(page)
  await walkPrivateScreens({ owner, verifier, stranger }, expectRoom)
  await accredit(verifier, organization, stack)
  await walkPublishedScreens(verifier.page, expectRoom)
})

test('longer texts and texts from right to left stay in their boxes on the screens of a device that is added', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  const [owner, device] = [await newVisitor(), await newVisitor()]
  for (const page of [owner, device]) await bringPasskeys(page)
  await createIdentity(owner)
  await mintDid({ page: owner })
  for (const page of [owner, device]) await speakPseudo(page)
  await walkDeviceScreens({ owner, device }, expectRoom)
})

test('longer texts and texts from right to left stay in their boxes on the screens of guardians and of their decisions', async ({
  newMember,
}) => {
  test.setTimeout(patienceMs)
  const [owner, guardian] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  for (const { page } of [owner, guardian]) await speakPseudo(page)
  await walkGuardianScreens({ owner, guardian }, expectRoom)
})

test('longer texts and texts from right to left stay in their boxes on the screens of a move', async ({
  newMember,
}) => {
  test.setTimeout(patienceMs)
  const [free, guarded] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  const file = await guard(guarded)
  for (const { page } of [free, guarded]) await speakPseudo(page)
  await walkMovingScreens({ free, guarded, file }, expectRoom)
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

/** Names, and what the people of these walks wrote: no language translates them. */
const written = [
  'Ada Lindqvist',
  'Maya Rossi',
  'Awarded by',
  'Awarded on',
  'Country',
  // The verifier signs this label, so no language translates it.
  'Name',
  ...Object.values(harvest),
  ...Object.values(resident),
  ...[audience, 'Bar do Mar', organization],
  // A walk that runs at the same time accredits this organization on the same chain.
  'Registry of the Islands',
  ...[
    'Resident',
    foreignCode,
    'Registered at the town hall since 2019.',
    'Harbour Office',
    'coast_academy',
    'Coast Academy of Faro',
  ],
  ...['Deckhand', 'On the line to Cacilhas since 2022.', 'BSc Marine Biology', 'Three years, finished in 2022.'],
  ...['Coast Academy', 'Ada Marten', 'Where can I see what you keep about me?'],
  ...['Mooring permit', 'That you may moor in the inner harbour.', asksAs],
]

async function expectRoom(page: Page, screen: string): Promise<void> {
  expect.soft(await findUnspoken(page, written), `${screen}: texts from outside the catalogue`).toEqual([])
  const before = page.viewportSize()
  const complaints: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // A row of links that has become too long goes into the menu within the next frames.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('header nav')].every((row) => row.scrollWidth <= row.clientWidth),
    )
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      const found = [...(await findMisplaced(page)), ...(await findMisaligned(page)), ...(await findCut(page))]
      complaints.push(...found.map((complaint) => `${width} px, ${dir}: ${complaint}`))
    }
  }
  if (before) await page.setViewportSize(before)
  expect.soft(complaints, screen).toEqual([])
}

/** Finds people's own text that begins at another edge than the text around it. */
function findMisaligned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: Element) => {
      const { textAlign, direction } = getComputedStyle(element)
      if (textAlign !== 'start') return textAlign.replace('-webkit-', '')
      return direction === 'rtl' ? 'right' : 'left'
    }
    const written = document.body.querySelectorAll('bdi, [dir="auto"]:is(:placeholder-shown, :not(input, textarea))')
    return [...written].flatMap((element) => {
      const { parentElement } = element
      const isBlock = !/^(inline|contents|none)$/.test(getComputedStyle(element).display)
      const isAside = isBlock && parentElement && edgeOf(element) !== edgeOf(parentElement)
      return isAside ? [`“${element.textContent.slice(0, 40)}” begins at the ${edgeOf(element)}`] : []
    })
  })
}

/**
 * Finds people's own text that loses its beginning. In a box that runs in the page's direction, a
 * text that is too long would lose its beginning instead of its end.
 */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const cuts = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const textOf = (element: Element) =>
      element instanceof HTMLSelectElement
        ? [...element.options].map(({ dir, text }) => (dir === 'auto' ? '' : text)).join()
        : element.textContent
    return [...document.body.querySelectorAll('*:not(bdi, [dir="auto"], option)')]
      .filter((element) => cuts(element) && texts.some((text) => textOf(element).includes(text)))
      .map((element) => `“${element.textContent.slice(0, 40)}” would lose its beginning`)
  }, written)
}
