import type { Page } from '@playwright/test'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { harvest, shareControlled, shareUnverified, shareVerified } from '../../src/shares.ts'

/** A damaged link may get only these verdicts. None of them shows the link's text. */
const refusals = /^(Not genuine|This link is incomplete|This link could not be read|There is no claim in this link)$/
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

for (const [name, share, changesOfEachPart] of [
  ['an attested', shareVerified, 30],
  ['an unattested', shareUnverified, 10],
] as const)
  test(`${name} link is not genuine if any one of its characters was changed`, async ({
    newVisitor,
    node,
    stack,
  }, testInfo) => {
    const { url } = (await share(node, stack)).share
    const page = await newVisitor()
    await page.goto(url)
    await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()

    const [query = '', fragment = ''] = url.split('#')
    const start = query.indexOf('?data=') + '?data='.length
    const seed = Math.floor(Math.random() * 2 ** 31)
    testInfo.annotations.push({ type: 'seed', description: String(seed) })
    const random = mulberry32(seed)
    for (let change = 0; change < changesOfEachPart; change += 1) {
      const inFragment = changeAt(fragment, 'p='.length, random)
      // The extra parameter makes the browser load a new page, so that it shows nothing of an
      // earlier link.
      await page.goto(`${query}&visit=${change}#${inFragment}`)
      await expectRefused(page, `seed ${seed}: #${inFragment}`)
    }
    for (let change = 0; change < changesOfEachPart; change += 1) {
      const changed = changeAt(query, start, random)
      await page.goto(`${changed}#${fragment}`)
      await expectRefused(page, `seed ${seed}: ${changed.slice(start)}`)
    }
    await page.goto(url)
    await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
  })

test('the page says that a link is incomplete if it lost its end or its fragment, or if several links were joined', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { url } = (await shareVerified(node, stack)).share
  const unverified = (await shareUnverified(node, stack)).share.url
  const [query = '', fragment = ''] = url.split('#')
  const page = await newVisitor()
  for (const link of [
    url.slice(0, -1),
    url.slice(0, -20),
    url.slice(0, query.length - 30),
    `${url}A`,
    `${query}#p=`,
    unverified.slice(0, -1),
    `${query}&data=e30%3D#${fragment}`,
    url.replace('#p=', '#q='),
    `${url}${url}${url}`,
    `${url} ${unverified} ${url}`,
  ]) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 }), link).toHaveText('This link is incomplete')
    await expect(page.getByText('Open the whole link, and only one at a time, or ask for it again.')).toBeVisible()
    await expect(page.getByText(harvest.title), link).toHaveCount(0)
  }
})

test('the page says that only the end of a link is missing if the link has no fragment', async ({
  newVisitor,
  node,
  stack,
}) => {
  const page = await newVisitor()
  for (const { share } of [await shareVerified(node, stack), await shareUnverified(node, stack)]) {
    await page.goto(share.url.split('#')[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete')
    await expect(page.getByText('Only its end is missing, which begins with “#”.')).toBeVisible()
    await expect(page.getByText(harvest.title)).toHaveCount(0)
  }
})

test('a link opens as usual although a mail program has escaped its characters', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { url } = (await shareVerified(node, stack)).share
  const page = await newVisitor()
  for (const changed of [
    url.replace('#', '%23'),
    url.replace('#', '%2523'),
    url.replace('?', '%3F').replace('#', '%23'),
    `${url}&utm_source=mail`,
  ]) {
    await page.goto('about:blank')
    await page.goto(changed)
    await expect(page.getByRole('heading', { name: harvest.title }), changed).toBeVisible()
    await expect(page).toHaveURL(url)
  }
})

test('the page repairs the escaped # of a limited link before it opens the share, so each opening uses up only one view', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { owner, claim } = await shareVerified(node, stack)
  const link = await shareControlled(node, owner.session, claim, { maxViews: 3 })
  const expectViews = async (views: number) =>
    expect(await owner.session.call('GET', '/api/shares')).toContainEqual(
      expect.objectContaining({ maxViews: 3, views }),
    )
  for (const [views, escaped] of ['%23', '%2523'].entries()) {
    const page = await newVisitor()
    await page.goto(link.replace('#', escaped))
    const open = page.getByRole('button', { name: 'Open this claim' })
    await expect(open).toBeVisible()
    await expect(page).toHaveURL(link)
    await expectViews(views)
    await open.click()
    await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
    await expectViews(views + 1)
  }
})

test('a link to a holder challenge, an answer or a collection opens the right page even if the link’s # was escaped', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  // The server knows none of these ids. The browser may report the server's 404 before the test
  // leaves the page.
  expectedConsoleErrors.set(page, /status of 404/)
  for (const path of [
    '/prove/AAECAwQFBgcICQoLDA0ODw#EBESExQVFhcYGRobHB0eHw',
    `/answer/AAECAwQFBgcICQoLDA0ODw#${'A'.repeat(86)}`,
    '/s/BwcHBwcH#3.BwcHBwcHBwcHBwcHBwcHBw',
  ]) {
    await page.goto(path.replace('#', '%23'))
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('This link is incomplete')).toHaveCount(0)
  }
})

test('a link is not genuine if its payload and its proof come from two different links', async ({
  newVisitor,
  node,
  stack,
}) => {
  const [query = '', fragment = ''] = (await shareVerified(node, stack)).share.url.split('#')
  const [otherQuery = '', otherFragment = ''] = (await shareVerified(node, stack)).share.url.split('#')
  const page = await newVisitor()
  for (const link of [`${query}#${otherFragment}`, `${otherQuery}#${fragment}`]) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 }), link).toHaveText('Not genuine')
    await expect(page.getByText(harvest.title), link).toHaveCount(0)
  }
})

async function expectRefused(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), message).toHaveText(refusals)
  await expect(page.getByText(harvest.title), message).toHaveCount(0)
}

function changeAt(text: string, from: number, random: () => number): string {
  const position = from + Math.floor(random() * (text.length - from))
  const others = alphabet.replace(text[position] ?? '', '')
  return text.slice(0, position) + others[Math.floor(random() * others.length)] + text.slice(position + 1)
}

/**
 * Returns a generator of random numbers. The same seed gives the same numbers, so a failed test can
 * be repeated.
 */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
