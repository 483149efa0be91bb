import { expect, test } from '../../src/fixtures.ts'

const reading = [
  '/',
  '/about',
  '/use-cases',
  '/tutorials',
  '/tutorials/introduction-to-dids',
  '/tutorials/creating-your-first-did',
  '/tutorials/managing-claims',
  '/tutorials/zero-knowledge-proofs',
  '/tutorials/selective-disclosure',
  '/tutorials/becoming-a-verifier',
  '/privacy-policy',
  '/cookie-policy',
  '/security',
  '/terms-of-service',
]

test('each page for reading, for example a tutorial, works without JavaScript and has its own title and description', async ({
  browser,
  node,
}) => {
  const context = await browser.newContext({ baseURL: node.publicUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  const descriptions = new Set<string | null>()
  for (const path of reading) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await expect(page, path).toHaveTitle(/.+ · DID Verification/)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', `${node.publicUrl}${path}`)
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'))
  }
  expect(descriptions.size).toBe(reading.length)
  await page.goto('/tutorials')
  await page.getByRole('link', { name: 'Managing Claims' }).click()
  await expect(page.getByRole('img', { name: 'The life of a claim' })).toBeVisible()
  await context.close()
})

test('a page that the server sent prerendered shows the same text after the page’s code has loaded', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  for (const path of reading) {
    // The text of the document itself, before any script has run.
    const document = await (await page.request.get(path)).text()
    await page.goto(path)
    await expect(page.locator('#root'), path).not.toHaveAttribute('data-drawn')
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const [drawn, shown] = await page.evaluate((html) => {
      const text = (root: Element | null) => root?.querySelector('main')?.textContent
      return [text(new DOMParser().parseFromString(html, 'text/html').body), text(window.document.body)]
    }, document)
    expect(drawn, path).toBeTruthy()
    expect(shown, path).toBe(drawn)
  }
})

test('the landing page never appears for a moment to a person whose wallet was connected before', async ({
  newMember,
}) => {
  const { page } = await newMember({ path: 'about:blank' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const drawn = document.querySelector('#root[data-drawn]')
      if (drawn && getComputedStyle(drawn).visibility !== 'hidden') seen.push(drawn.textContent ?? '')
      if (document.readyState !== 'complete') requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})
