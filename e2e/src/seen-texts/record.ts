/**
 * Records which texts of the specification the pages of a run have shown. Each worker writes a file
 * of its own.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { patternOf, type SpecText } from '../../../scripts/spec-coverage.ts'
import { bundleForPage } from '../bundle-for-page.ts'
import { findUnseen, readSpecTexts, seenTextsFolder } from './seen-texts.ts'
import type { watchPage } from './watch-page.ts'

/** The texts that no worker had seen when this worker last looked. */
let unseen: SpecText[] | null = null

/** Watches every page of the context from its first moment, until all texts have been seen. */
export async function recordTexts(context: BrowserContext, workerIndex: number): Promise<void> {
  unseen = findUnseen(unseen ?? readSpecTexts())
  if (unseen.length === 0) return
  mkdirSync(seenTextsFolder, { recursive: true })
  const file = join(seenTextsFolder, `${workerIndex}.jsonl`)
  await context.exposeBinding('__seenTexts', (_source, texts: string[], path: string) => {
    appendFileSync(file, texts.map((text) => `${JSON.stringify({ text, path })}\n`).join(''))
  })
  const texts = unseen.map(({ text }) => text)
  const wanted: Parameters<typeof watchPage>[0] = {
    words: texts.filter((text) => !text.includes('{')),
    patterns: texts.filter((text) => text.includes('{')).map(patternOf),
  }
  const inside = await bundleForPage(new URL('watch-page.ts', import.meta.url))
  await context.addInitScript({ content: `${inside}.watchPage(${JSON.stringify(wanted)})` })
}

/**
 * Records what the page has drawn since the last frame. Must be called before the context closes.
 */
export async function tellLastTexts(context: BrowserContext): Promise<void> {
  const tell = () => (window as unknown as { __tellSeenTexts?: () => void }).__tellSeenTexts?.()
  await Promise.all(context.pages().map((page) => page.evaluate(tell).catch(() => {})))
}
