/**
 * Measures how much the layout of every page shifts on a slowed phone, and how soon the screens of
 * a member appear.
 */

import { pagePaths } from '@did/domain/page-paths'
import { askVerifier, createClaim, type Registered, register } from '@did/e2e/api'
import type { BrowserContext } from '@playwright/test'
import { openAsMember, type Site } from './production-site.ts'
import type { Figure } from './rig.ts'
import { median } from './rig.ts'

/**
 * A slowed phone, as Lighthouse simulates it. Its CPU is four times slower, a round trip takes 150
 * ms, and it downloads 1.6 Mbit/s.
 */
const phone = { cpu: 4, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const limits = { shift: 0.03, verdictPaintMs: 1000, dashboardPaintMs: 1800, otherPaintMs: 2500 }
const runs = 3

type Look = { shift: number; paintMs: number }

/**
 * Measures the largest layout shift of all pages for visitors, and how long the largest paint of a
 * verdict takes.
 */
export async function benchVisitorPages({ browser, node }: Site, link: string): Promise<Figure[]> {
  const visit = async (address: string) => {
    const context = await browser.newContext()
    const seen = await look(context, address)
    await context.close()
    return { ...seen, address }
  }
  const seen: (Look & { address: string })[] = []
  for (const path of pagePaths) if (!path.includes(':')) seen.push(await visit(`${node.publicUrl}${path}`))
  const verdicts: typeof seen = []
  for (let run = 0; run < runs; run++) verdicts.push(await visit(link))
  const [worst] = [...seen, ...verdicts].toSorted((a, b) => b.shift - a.shift)
  if (!worst) throw new Error('There is no page')
  const paint = median(verdicts.map(({ paintMs }) => paintMs))
  return [
    figure(
      `layout shift of ${seen.length + 1} pages for visitors, the largest at ${new URL(worst.address).pathname}`,
      worst.shift.toFixed(3),
      `${limits.shift}`,
      worst.shift / limits.shift,
    ),
    figure(
      'verdict, largest paint',
      `${Math.round(paint)} ms`,
      `${limits.verdictPaintMs} ms`,
      paint / limits.verdictPaintMs,
    ),
  ]
}

/** Each screen is opened several times, and the median of its times counts. */
export async function benchMemberPages(site: Site): Promise<Figure[]> {
  const { rig, node } = site
  const verifier = await openAsMember(site)
  await verifier.session.call('PUT', `/api/users/${verifier.user.id}/verifier`, { organization: 'Harbour Office' })
  const owner = await openAsMember(site)
  const claimId = await fillDashboard(owner, verifier)
  // A second owner asks the verifier, too, so that the verifier's work page has several requests.
  await fillDashboard(await register(node, rig.stack, { minted: true }), verifier)
  const screens = [
    { name: 'dashboard', context: owner.context, path: '/?view=dashboard', shows: 'Berth 1' },
    { name: 'claim detail', context: owner.context, path: `/?view=claims&claim=${claimId}`, shows: 'Berth 1' },
    { name: 'desk', context: verifier.context, path: '/?view=verifier', shows: 'Berth 1' },
  ]
  const figures: Figure[] = []
  for (const { name, context, path, shows } of screens) {
    const looks: Look[] = []
    for (let run = 0; run < runs; run++) looks.push(await look(context, `${node.publicUrl}${path}`, shows))
    const shift = median(looks.map((each) => each.shift))
    const paint = median(looks.map((each) => each.paintMs))
    const paintLimit = name === 'dashboard' ? limits.dashboardPaintMs : limits.otherPaintMs
    figures.push(figure(`${name} layout shift`, shift.toFixed(3), `${limits.shift}`, shift / limits.shift))
    figures.push(figure(`${name} largest paint`, `${Math.round(paint)} ms`, `${paintLimit} ms`, paint / paintLimit))
  }
  return [...figures, await benchOtherScreens(site, [owner.context, verifier.context])]
}

const views = ['claims', 'dids', 'verification', 'profile', 'verifier'].map((view) => `/?view=${view}`)

/**
 * Measures the screens that `benchMemberPages` does not: the dashboard's views, and the pages whose
 * path contains no id. An owner and a verifier each open them.
 */
async function benchOtherScreens({ node }: Site, contexts: readonly BrowserContext[]): Promise<Figure> {
  const screens = [...views, ...pagePaths.filter((path) => !path.includes(':'))]
  const seen: (Look & { path: string })[] = []
  for (const context of contexts)
    for (const path of screens) seen.push({ ...(await look(context, `${node.publicUrl}${path}`)), path })
  const [worst] = seen.toSorted((a, b) => b.shift - a.shift)
  if (!worst) throw new Error('There is no screen')
  const what = `layout shift of ${seen.length} other screens of members, the largest at ${worst.path}`
  return figure(what, worst.shift.toFixed(3), `${limits.shift}`, worst.shift / limits.shift)
}

async function fillDashboard(owner: Registered, verifier: Registered): Promise<number> {
  const claims = []
  for (const title of ['Berth 1', 'Berth 2'])
    claims.push(
      await createClaim(owner.session, owner.did, { type: 'license', title, description: 'A place to moor.' }),
    )
  for (const claim of claims) await askVerifier(owner.session, claim, verifier.user)
  return claims[0]?.id ?? 0
}

/**
 * The page has an empty cache. Returns the layout shift and the largest paint that the page has
 * recorded until the network was quiet.
 */
async function look(context: BrowserContext, url: string, shows?: string): Promise<Look> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', { offline: false, ...phone })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  if (shows) await page.getByText(shows).first().waitFor()
  const seen = await page.evaluate((): Look => Reflect.get(window, 'seen'))
  await page.close()
  return seen
}

function observe(): void {
  const seen = { shift: 0, paintMs: 0 }
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

function figure(what: string, measured: string, against: string, ratio: number): Figure {
  return { what, measured, against, ratio, atMost: 1 }
}
