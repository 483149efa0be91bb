import type { Page } from '@playwright/test'
import { bundleForPage } from '../bundle-for-page.ts'
import type { findMisplaced as findInside } from './inspect/misplaced.ts'

/**
 * Names every text and control that stands outside the page or its own box, or that its box cuts
 * off.
 */
export async function findMisplaced(page: Page): Promise<string[]> {
  const inside = await bundleForPage(new URL('inspect/misplaced.ts', import.meta.url))
  return page.evaluate<ReturnType<typeof findInside>>(`${inside}.findMisplaced()`)
}
