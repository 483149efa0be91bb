/** The catalogue in two languages that nobody speaks (web/src/lib/pseudo-locale.ts): what does not speak them stands outside it, and what they push out of its box has too little room. */
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { findMisplaced } from '../src/layout.ts'
import { walkMemberScreens } from '../src/member-screens.ts'
import { setMemberStage } from '../src/member-stage.ts'
import { harvest } from '../src/shares.ts'
import { findUnspoken } from '../src/unspoken.ts'
import { foreignCode, walkNewcomerScreens, walkSignIn, walkVisitorScreens, walkWizard } from '../src/visitor-screens.ts'
import { makeWalkedLinks } from '../src/walked-links.ts'

const patienceMs = 600_000

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
})

test('and on every screen and dialog of a member', async ({ apart, newMember, newPerson, stack }) => {
  test.setTimeout(patienceMs)
  const person = await newPerson({ path: 'about:blank' })
  await speakPseudo(person.page)
  await person.page.goto('/')
  await walkSignIn(person, expectRoom)
  await walkWizard(person.page, expectRoom)
  await walkNewcomerScreens(person.page, expectRoom)
  const { member, texts } = await setMemberStage({ newMember, apart, stack })
  await speakPseudo(member.page)
  await walkMemberScreens(member, texts, expectRoom)
  await expectTabsMirrored(member.page)
  // Its node goes before the browser does.
  await member.page.goto('about:blank')
})

/** The arrow that points to the next tab leads there. */
async function expectTabsMirrored(page: Page): Promise<void> {
  await page.goto('/?view=verification')
  const tabs = page.getByRole('tab')
  await tabs.first().press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
}

/** From the next page on. */
async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('locale', 'rtl')
  })
}

/** What the people of the stage wrote and are called. */
const written = [
  ...Object.values(harvest),
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
  ...['Mooring permit', 'That you may moor in the inner harbour.'],
]

async function expectRoom(page: Page, screen: string): Promise<void> {
  expect.soft(await findUnspoken(page, written), `${screen}: texts from outside the catalogue`).toEqual([])
  const before = page.viewportSize()
  const complaints: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      complaints.push(...(await findMisplaced(page)).map((complaint) => `${width} px, ${dir}: ${complaint}`))
    }
  }
  if (before) await page.setViewportSize(before)
  expect.soft(complaints, screen).toEqual([])
}
