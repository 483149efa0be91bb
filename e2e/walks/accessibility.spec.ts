/** Checks every route and dialog: the layout at seven widths, WCAG 2.2 AA (axe) at two. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from '../src/fixtures.ts'
import { mintDid } from '../src/journey.ts'
import { bringPasskeys, createIdentity } from '../src/passkeys.ts'
import { walkDeviceScreens } from '../src/screens/device-screens.ts'
import { walkGuardianScreens } from '../src/screens/guardian-screens.ts'
import { findMisplaced } from '../src/screens/layout.ts'
import { walkMemberScreens } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { guard, walkMovingScreens } from '../src/screens/moving-screens.ts'
import { walkPrivateScreens } from '../src/screens/private-screens.ts'
import { walkPublishedScreens } from '../src/screens/published-screens.ts'
import {
  fillWizard,
  walkNewcomerScreens,
  walkSignIn,
  walkVisitorScreens,
  walkWizard,
} from '../src/screens/visitor-screens.ts'
import { makeWalkedLinks } from '../src/screens/walked-links.ts'
import { accredit } from '../src/shares.ts'

/** A walk shows about thirty screens in two themes and two widths, and axe checks each. */
const patienceMs = 600_000

test('axe finds nothing on any screen of a visitor, and no width leaves something out', async ({
  newVisitor,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const links = await makeWalkedLinks(node, stack)
  await walkVisitorScreens(await newVisitor(), links, expectNoComplaint)
})

test('axe finds nothing on any screen and dialog of a member, and no width leaves something out', async ({
  apart,
  newMember,
  newPerson,
  node,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const person = await newPerson()
  await fillWizard(node, stack)
  await walkSignIn(person, expectNoComplaint)
  await walkWizard(person.page, expectNoComplaint)
  await walkNewcomerScreens(person.page, expectNoComplaint)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await walkMemberScreens(member, texts, expectNoComplaint)
  // The page leaves first, because the node stops before the browser and the page would complain.
  await member.page.goto('about:blank')
})

test('axe finds nothing on the screens of private attributes and of proofs', async ({
  newMember,
  newVisitor,
  stack,
}) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization: 'Registry of the Islands', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  await walkPrivateScreens({ owner, verifier, stranger: await newVisitor() }, expectNoComplaint)
  await accredit(verifier, 'Registry of the Islands', stack)
  await walkPublishedScreens(verifier.page, expectNoComplaint)
})

test('axe finds nothing on the screens of a device that is added, and no width leaves something out', async ({
  newVisitor,
}) => {
  test.setTimeout(patienceMs)
  const [owner, device] = [await newVisitor(), await newVisitor()]
  for (const page of [owner, device]) await bringPasskeys(page)
  await createIdentity(owner)
  await mintDid({ page: owner })
  await walkDeviceScreens({ owner, device }, expectNoComplaint)
})

test('axe finds nothing on the screens of guardians and of their decisions', async ({ newMember }) => {
  test.setTimeout(patienceMs)
  const [owner, guardian] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  await walkGuardianScreens({ owner, guardian }, expectNoComplaint)
})

test('axe finds nothing on the screens of a move to another key', async ({ newMember }) => {
  test.setTimeout(patienceMs)
  const [free, guarded] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
  const file = await guard(guarded)
  await walkMovingScreens({ free, guarded, file }, expectNoComplaint)
})

async function expectNoComplaint(page: Page, screen: string): Promise<void> {
  expect.soft(await inspect(page), screen).toEqual([])
}

/** Inspects the page in every width and theme, and leaves it as it was. */
async function inspect(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const complaints: string[] = []
  await page.evaluate(axe.source)
  for (const width of [320, 360, 480, 769, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    complaints.push(...(await findMisplaced(page)).map((complaint) => `${width} px: ${complaint}`))
    if (width !== 360 && width !== 1280) continue
    // A page that has scrolled a little has a button half under its header.
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of ['dark', 'light'] as const) {
      await turn(page, theme)
      complaints.push(...(await findViolations(page, theme)).map((complaint) => `${width} px, ${theme}: ${complaint}`))
    }
  }
  if (before) await page.setViewportSize(before)
  return complaints
}

/** The page hears of another theme with its next frame, and its colours may change gradually. */
async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['theme'] === wanted &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    theme,
  )
}

/** WCAG 2.2 AA asks for targets that fingers can hit. axe checks that only on demand. */
const asked = { 'target-size': { enabled: true } }

/** A theme changes colours and nothing else, so the dark one is inspected for colours alone. */
const rulesIn: Record<'dark' | 'light', axe.RunOptions> = {
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  light: { rules: asked },
}

async function findViolations(page: Page, theme: keyof typeof rulesIn): Promise<string[]> {
  return page.evaluate(async (options) => {
    const engine: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await engine.run(document, { ...options, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, rulesIn[theme])
}
