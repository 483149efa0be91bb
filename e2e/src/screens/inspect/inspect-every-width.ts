/** Inspects a screen as people see it: the layout at seven widths, WCAG 2.2 AA (axe) at two. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { bundleForPage } from '../../bundle-for-page.ts'
import { findMisplaced } from '../layout.ts'
import { inspectForEyes } from './inspect-for-eyes.ts'

/**
 * Inspects a page that is shown in a pseudo-language, and returns complaints. For the inspection,
 * the page shows the catalogue's plain English texts. Afterwards it shows the pseudo-language
 * again.
 */
export async function inspectEveryWidth(page: Page): Promise<string[]> {
  const words = await bundleForPage(new URL('plain-words.ts', import.meta.url))
  await page.evaluate(`void (window.plainWords ??= ${words})`)
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(axe.source)
  const complaints: string[] = []
  for (const width of [320, 360, 480, 769, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate('plainWords.speakPlainly()')
    complaints.push(...(await findMisplaced(page)).map((complaint) => `${width} px: ${complaint}`))
    if (width === 320) complaints.push(...(await inspectForEyes(page)))
    if (width !== 360 && width !== 1280) continue
    // On a scrolled page, the header could cover half a button, and axe would complain about that.
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of width === 360 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
      await turn(page, theme)
      complaints.push(...(await findViolations(page, theme)).map((complaint) => `${width} px, ${theme}: ${complaint}`))
    }
  }
  await page.evaluate('plainWords.speakAgain()')
  return complaints
}

/**
 * Sets the theme, and waits until the page has changed its colours. The page follows the theme in
 * its next frame and fades some colours.
 */
async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['theme'] === wanted &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    theme,
  )
  // The page may have drawn some texts again since the theme changed. Those texts are in the
  // pseudo-language.
  await page.evaluate('plainWords.speakPlainly()')
}

/** axe checks the size of targets (WCAG 2.2, 2.5.8) only if this option asks for the check. */
const asked = { 'target-size': { enabled: true } }

/** A theme changes only colours, so in the dark theme axe checks only colours. */
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
