/**
 * Loads each screen and its dialogs in a browser that translates the page and stores nothing for
 * the site. The walk stops at a screen that breaks or that keeps showing an old text.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Member, type TestFixtures, test } from '../src/fixtures.ts'
import { connectAndSignIn } from '../src/journey.ts'
import { memberWalks } from '../src/screens/member-screens.ts'
import { setMemberStage } from '../src/screens/member-stage.ts'
import { type Refusal, refuseStorage, stayInPage } from '../src/screens/refuse-storage.ts'
import { stagedWalks } from '../src/screens/staged-walks.ts'
import { translatePages } from '../src/translation.ts'

const patienceMs = 600_000

/**
 * For each page, the console's messages about screens that broke. Without them the walk would not
 * notice, because the page draws a broken screen again.
 */
const breakages = new WeakMap<Page, string[]>()

/** In these walks, a member loads pages again, so these browsers have to remember the sign-in. */
const milderRefusals: Record<string, Refusal> = {
  'the screens of attributes and proofs': 'has a full disk',
  'the screens of guardians and their decisions': 'has a full disk',
  'the screens of a move': 'has no database',
}

for (const [screens, walk] of Object.entries(stagedWalks)) {
  const refusal = milderRefusals[screens] ?? 'refuses storage'
  test(`${screens} work in a browser that translates them and ${refusal}`, async ({
    newMember,
    newPerson,
    newVisitor,
    node,
    stack,
  }) => {
    test.setTimeout(patienceMs)
    const world = makeHard({ newMember, newPerson, newVisitor }, refusal)
    await walk(
      { ...world, node, stack },
      {
        // Two organizations of the walks cannot have the same name.
        organization: `Tide Office ${crypto.randomUUID()}`,
        prepare: async (page) => stayIfSignedIn(page, refusal),
        look: expectTranslated,
      },
    )
  })
}

for (const [screens, walk] of Object.entries(memberWalks))
  test(`${screens} work in a browser that translates them and has a full disk`, async ({
    apart,
    newMember,
    newPerson,
    newVisitor,
    stack,
  }) => {
    test.setTimeout(patienceMs)
    const world = makeHard({ newMember, newPerson, newVisitor }, 'has a full disk')
    const { member, texts } = await setMemberStage({ newMember: world.newMember, apart, stack })
    await walk(member, texts, expectTranslated)
    // Closes the page before the node stops, because an open page would then write complaints into
    // the console.
    member.page.removeAllListeners('console')
    await member.context.close()
  })

type People = Pick<TestFixtures, 'newMember' | 'newPerson' | 'newVisitor'>

/**
 * Every new person's browser translates the page and refuses storage, from before its first page
 * loads.
 */
function makeHard({ newMember, newPerson, newVisitor }: People, refusal: Refusal): People {
  const harden = async (context: BrowserContext, page: Page) => {
    await refuseStorage(context, refusal)
    await translate(page)
  }
  return {
    newVisitor: async (place) => {
      const page = await newVisitor(place)
      await harden(page.context(), page)
      return page
    },
    newPerson: async (options) => {
      const person = await newPerson({ ...options, path: 'about:blank' })
      await harden(person.context, person.page)
      if (refusal === 'refuses storage') stayInPage(person.page)
      return person
    },
    newMember: async (options) => {
      const member = await newMember({ ...options, path: 'about:blank' })
      await harden(member.context, member.page)
      if (refusal === 'refuses storage') await connectOnce(member)
      return member
    },
  }
}

async function connectOnce(member: Member): Promise<void> {
  // The page gets a session of its own. The walk keeps another session, with which it calls the
  // server.
  await member.context.clearCookies()
  await member.page.goto('/')
  await connectAndSignIn(member)
}

/**
 * Keeps a signed-in person in the loaded page, because a browser that refuses storage forgets the
 * sign-in when it loads another page.
 */
function stayIfSignedIn(page: Page, refusal: Refusal): void {
  if (refusal === 'refuses storage' && page.url() !== 'about:blank') stayInPage(page)
}

async function translate(page: Page): Promise<void> {
  const said: string[] = []
  breakages.set(page, said)
  page.on('console', (message) => {
    // A screen whose code did not load does not count, because the walk keeps code from loading on
    // purpose.
    if (/A screen broke(?!.*dynamically imported)/s.test(message.text())) said.push(message.text())
  })
  await translatePages(page.context())
}

/** The screen must have texts, and the translation must have replaced them. */
async function expectTranslated(page: Page, screen: string): Promise<void> {
  await expect(page.locator('#root font').first(), screen).toBeAttached()
  expect(breakages.get(page), screen).toEqual([])
  // The walk presses keys next. An open dialog hears keys only once it has the focus, so this waits
  // for that.
  await page.waitForFunction(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    return !dialog || dialog.contains(document.activeElement)
  })
}
