/** Records which texts a run's pages have shown, and where first: a file per worker. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { bundleForPage } from '../bundle-for-page.ts'
import { seenTextsFolder } from './folder.ts'
import type { watchPage } from './watch-page.ts'

const known = new Set<string>()

/** Watches every page of the context from its first moment. */
export async function recordTexts(context: BrowserContext, workerIndex: number): Promise<void> {
  mkdirSync(seenTextsFolder, { recursive: true })
  const file = join(seenTextsFolder, `${workerIndex}.jsonl`)
  await context.exposeBinding('__seenTexts', (_source, texts: string[], path: string) => {
    const fresh = texts.filter((text) => !known.has(text))
    for (const text of fresh) known.add(text)
    if (fresh.length > 0) appendFileSync(file, fresh.map((text) => `${JSON.stringify({ text, path })}\n`).join(''))
  })
  const noted: Parameters<typeof watchPage>[0] = [...known]
  const inside = await bundleForPage(new URL('watch-page.ts', import.meta.url))
  await context.addInitScript({ content: `${inside}.watchPage(${JSON.stringify(noted)})` })
}

/** Records what was drawn since the last frame, before the context closes. */
export async function tellLastTexts(context: BrowserContext): Promise<void> {
  const tell = () => (window as unknown as { __tellSeenTexts?: () => void }).__tellSeenTexts?.()
  await Promise.all(context.pages().map((page) => page.evaluate(tell).catch(() => {})))
}
