/** WCAG 2.2 AA as axe sees it, and the layout from the smallest phone to the widest screen: on every route and dialog. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from '../src/fixtures.ts'
import { findMisplaced } from '../src/layout.ts'
import { walkMemberScreens } from '../src/member-screens.ts'
import { setMemberStage } from '../src/member-stage.ts'
import { walkPrivateScreens } from '../src/private-screens.ts'
import { walkNewcomerScreens, walkSignIn, walkVisitorScreens, walkWizard } from '../src/visitor-screens.ts'
import { makeWalkedLinks } from '../src/walked-links.ts'

/** Two themes at two widths on some thirty screens, each looked through by axe. */
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
  stack,
}) => {
  test.setTimeout(patienceMs)
  const person = await newPerson()
  await walkSignIn(person, expectNoComplaint)
  await walkWizard(person.page, expectNoComplaint)
  await walkNewcomerScreens(person.page, expectNoComplaint)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await walkMemberScreens(member, texts, expectNoComplaint)
  // Its node goes before the browser does.
  await member.page.goto('about:blank')
})

test('nor on the screens of private attributes and of proofs', async ({ newMember, newVisitor }) => {
  test.setTimeout(patienceMs)
  const verifier = await newMember({ organization: 'Registry of the Islands', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', minted: true })
  await walkPrivateScreens({ owner, verifier, stranger: await newVisitor() }, expectNoComplaint)
})

async function expectNoComplaint(page: Page, screen: string): Promise<void> {
  expect.soft(await inspect(page), screen).toEqual([])
}

/** In every width and theme; afterwards the page is as it was. */
async function inspect(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const complaints: string[] = []
  await page.evaluate(axe.source)
  for (const width of [320, 360, 480, 769, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    complaints.push(...(await findMisplaced(page)).map((complaint) => `${width} px: ${complaint}`))
    if (width !== 360 && width !== 1280) continue
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      complaints.push(...(await findViolations(page)).map((complaint) => `${width} px, ${theme}: ${complaint}`))
    }
  }
  if (before) await page.setViewportSize(before)
  return complaints
}

/** A size that fingers hit is a rule of WCAG 2.2 AA, which axe leaves out unless it is asked. */
const asked = { 'target-size': { enabled: true } }

async function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const engine: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await engine.run(document, { resultTypes: ['violations'], rules })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, asked)
}
