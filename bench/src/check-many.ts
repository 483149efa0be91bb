/**
 * Measures two things when a person pastes thirty links into `/check`: the time from the press of
 * the button to the last verdict, and the most requests that the page has under way at the same
 * time.
 */
import { makeApplications } from '@did/e2e/applications'
import type { Page } from '@playwright/test'
import { openProductionSite, type Site } from './production-site.ts'
import type { Figure } from './rig.ts'
import { atMost, median } from './rig.ts'

const limits = { milliseconds: 5000, underWay: 6 }
const visits = 7

export async function benchCheckMany(): Promise<Figure[]> {
  const site = await openProductionSite()
  try {
    const text = (await makeLinks(site)).join('\n')
    const measured: Visit[] = []
    for (let visit = 0; visit < visits; visit++) measured.push(await checkAll(site, text))
    const times = measured.map(({ milliseconds }) => milliseconds)
    return [
      atMost(
        `30 links pasted at once (quickest ${Math.min(...times).toFixed(0)} ms)`,
        median(times),
        limits.milliseconds,
        'ms',
      ),
      atMost('requests under way at once', Math.max(...measured.map(({ most }) => most)), limits.underWay, 'requests'),
    ]
  } finally {
    await site.close()
  }
}

/**
 * Another node makes the claims, because only an embedded installation accepts simulated proofs,
 * and the node that serves the page is not embedded.
 */
async function makeLinks({ rig, node }: Site): Promise<string[]> {
  const maker = await rig.startNode()
  const { fine, forged, damaged, unreadable, revoked, expired, otherPerson } = await makeApplications(maker, rig.stack)
  await maker.stop()
  return [...fine, forged, damaged, unreadable, revoked, expired, otherPerson].map((link) =>
    link.replace(new URL(link).origin, node.publicUrl),
  )
}

type Visit = { milliseconds: number; most: number }

async function checkAll({ browser, node }: Site, text: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(`${node.publicUrl}/check`, { waitUntil: 'networkidle' })
    await page.getByLabel('Links', { exact: true }).fill(text)
    const readMost = countRequests(page)
    const start = performance.now()
    await page.getByRole('button', { name: 'Check these links' }).click()
    await page.getByText('30 of 30 rows done').waitFor()
    return { milliseconds: performance.now() - start, most: readMost() }
  } finally {
    await context.close()
  }
}

/**
 * The returned function tells the most requests that the page has had under way at the same time.
 * Counts the requests by `fetch` to the chain and to our server. Requests for the page's own files
 * do not count.
 */
function countRequests(page: Page): () => number {
  const underWay = new Set<object>()
  let most = 0
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    underWay.add(request)
    most = Math.max(most, underWay.size)
  })
  const end = (request: object) => underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => most
}
