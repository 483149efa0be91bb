import type { Page } from '@playwright/test'
import { expect, test } from '../../src/fixtures.ts'

const canvas = { light: 'rgb(247, 248, 251)', dark: 'rgb(11, 16, 32)' }

test('every frame has the theme that the system or the person chose, from the first frame on', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await noteColours(page)
  for (const [system, chosen, shown] of [
    ['dark', null, 'dark'],
    ['light', null, 'light'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
  ] as const)
    for (const path of ['/', '/about', '/shared-claim']) {
      await page.emulateMedia({ colorScheme: system })
      // Without a stored choice, the page takes the system's appearance.
      await page.addInitScript(
        (theme) => (theme ? localStorage.setItem('theme', theme) : localStorage.removeItem('theme')),
        chosen,
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const colours = await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'colours'))])
      expect(colours, `${path}, system ${system}, chosen ${chosen}`).toEqual([canvas[shown]])
    }
})

test('the page shows no motion to a person whose system asks for reduced motion', async ({ newVisitor }) => {
  const page = await newVisitor()
  for (const [reducedMotion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Preview' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const longest = await dialog.evaluate((element) =>
      Math.max(
        ...[element, ...element.querySelectorAll('*')].map((part) => {
          const { animationName, animationDuration, transitionDuration, transitionProperty } = getComputedStyle(part)
          const animates = animationName === 'none' ? 0 : Number.parseFloat(animationDuration)
          return Math.max(animates, transitionProperty === 'none' ? 0 : Number.parseFloat(transitionDuration))
        }),
      ),
    )
    expect(longest > 0.001).toBe(moves)
  }
})

/**
 * Records the page's background colour in every frame, from the first frame in which the page has a
 * body.
 */
async function noteColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const colours: string[] = []
    Object.assign(window, { colours })
    const note = () => {
      if (document.body) colours.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}
