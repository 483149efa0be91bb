/** Which texts the pages of a run have shown, and where first: one file per worker, one line per text. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { seenTextsFolder } from './folder.ts'
import { watchPage } from './watch-page.ts'

const known = new Set<string>()

/** Every page of the context is watched from its first moment. */
export async function recordTexts(context: BrowserContext, workerIndex: number): Promise<void> {
  mkdirSync(seenTextsFolder, { recursive: true })
  const file = join(seenTextsFolder, `${workerIndex}.jsonl`)
  await context.exposeBinding('__seenTexts', (_source, texts: string[], path: string) => {
    const fresh = texts.filter((text) => !known.has(text))
    for (const text of fresh) known.add(text)
    if (fresh.length > 0) appendFileSync(file, fresh.map((text) => `${JSON.stringify({ text, path })}\n`).join(''))
  })
  await context.addInitScript(watchPage, [...known])
}

/** What was drawn since the last frame, before the context goes. A page that is gone, or never was ours, has nothing left to tell. */
export async function tellLastTexts(context: BrowserContext): Promise<void> {
  const tell = () => (window as unknown as { __tellSeenTexts?: () => void }).__tellSeenTexts?.()
  await Promise.all(context.pages().map((page) => page.evaluate(tell).catch(() => {})))
}
