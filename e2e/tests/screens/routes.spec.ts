import type { Page } from '@playwright/test'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'

const routes = [
  '/',
  '/about',
  '/tutorials',
  '/tutorials/introduction-to-dids',
  '/tutorials/creating-your-first-did',
  '/tutorials/managing-claims',
  '/tutorials/zero-knowledge-proofs',
  '/tutorials/selective-disclosure',
  '/tutorials/becoming-a-verifier',
  '/use-cases',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/debug',
  '/shared-claim',
  '/scan-code',
  '/templates',
]
const views = ['Dashboard', 'Manage DIDs', 'Identity Claims', 'Verification', 'Verifier Panel', 'Your Profile']
const legalPages = ['/cookie-policy', '/security']
const pageLinks = ['/', '/about', '/use-cases', '/tutorials', '/contact', '/privacy-policy', '/terms-of-service']
const w3c = 'https://www.w3.org/TR/did-core/'

test('each of the specification’s 17 routes shows a visitor a page with its own title, and the server refuses none of the page’s requests', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  const refusals = collectRefusals(page)
  const titles = new Set<string>()
  for (const route of routes) {
    // Waits for all requests, because the browser cancels a page's requests when it leaves the
    // page.
    await page.goto(route, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    await expect(page.getByRole('main'), route).not.toContainText('404 Page Not Found')
    await expect(page, route).toHaveTitle(/.+/)
    titles.add(await page.title())
  }
  expect(refusals).toEqual([])
  expect(titles.size).toBe(routes.length)
})

test('the landing page leads to the scanner and to the tools, an unknown address to the not-found page', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/')
  expect(await hrefsOf(page, 'main')).toEqual(expect.arrayContaining(['/scan-code', '/debug']))
  await page.evaluate(() => history.pushState(null, '', '/no/such/page'))
  await expect(page.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('a visitor reads in each view of the dashboard what the view is for, and the page makes no request that fails', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  const refusals = collectRefusals(page)
  await page.goto('/?view=dashboard')
  for (const view of views) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: view, exact: true }).click()
    await expect(page.getByRole('heading', { name: view, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(view))
  }
  expect(refusals).toEqual([])
})

test('the page’s policy allows no inline script and no inline style', async ({ newVisitor }) => {
  const page = await newVisitor()
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expectedConsoleErrors.set(page, /violates the following Content Security Policy/)
  const blocked = await page.evaluate(() => {
    const violation = new Promise((resolve) =>
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective), {
        once: true,
      }),
    )
    document.body.setAttribute('onclick', 'void 0')
    // Some browsers compile a handler only when it is first called, so this clicks once.
    document.body.click()
    return violation
  })
  expect(blocked).toMatch(/^script-src/)
})

test('the page may use the camera, passkeys and the clipboard, and not, for example, the microphone or the location', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/scan-code')
  const allowed = await page.evaluate(() => {
    const policy: unknown = Reflect.get(document, 'featurePolicy')
    const read = typeof policy === 'object' && policy !== null ? Reflect.get(policy, 'allowedFeatures') : null
    return typeof read === 'function' ? (read.call(policy) as string[]) : []
  })
  const needed = [
    'camera',
    'clipboard-read',
    'clipboard-write',
    'publickey-credentials-create',
    'publickey-credentials-get',
  ]
  expect(allowed).toEqual(expect.arrayContaining(needed))
  for (const feature of ['microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(allowed).not.toContain(feature)
})

test('header and footer link to every page and to the standards, and for a member also to the templates and the dashboard’s sections', async ({
  newVisitor,
  newMember,
}) => {
  const visitor = await newVisitor()
  await visitor.goto('/about')
  expect(await hrefsOf(visitor, 'banner')).toEqual(expect.arrayContaining([...pageLinks, w3c]))
  expect(await hrefsOf(visitor, 'banner')).not.toContain('/templates')
  const footer = await hrefsOf(visitor, 'contentinfo')
  expect(footer).toEqual(expect.arrayContaining([...pageLinks, ...legalPages, w3c, 'https://identity.foundation']))
  for (const standard of ['eip-721', 'eip-1056']) expect(footer.join()).toContain(standard)
  const contentInfo = visitor.getByRole('contentinfo')
  await expect(contentInfo.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()

  // Until the page's code has replaced the page that the server drew, a link still loads another
  // document.
  await expect(visitor.locator('[data-drawn]')).toHaveCount(0)
  await contentInfo.getByRole('link', { name: 'Use Cases' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(visitor.getByRole('main')).toBeFocused()

  const { page } = await newMember()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.getByRole('banner').getByText('More', { exact: true }).click()
  const links = await hrefsOf(page)
  expect(links).toEqual(expect.arrayContaining([...pageLinks, w3c, '/templates', '/#dids', '/#claims', '/#verify']))
})

test('from another page, the header’s links lead to sections of the dashboard', async ({ newMember }) => {
  const { page } = await newMember({ organization: 'Anchor House', path: '/about' })
  for (const [link, heading] of [
    ['My DIDs', 'Your Decentralized Identity'],
    ['Claims', 'Verified Claims'],
    ['Verify', 'Verification Authority'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  }
})

function collectRefusals(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', (response) => response.status() >= 400 && refusals.push(`${response.status()} ${response.url()}`))
  page.on('requestfailed', (request) => refusals.push(`${request.failure()?.errorText} ${request.url()}`))
  return refusals
}

async function hrefsOf(page: Page, landmark?: 'banner' | 'main' | 'contentinfo'): Promise<(string | null)[]> {
  const links = (landmark ? page.getByRole(landmark) : page).getByRole('link')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
