import type { BrowserContext } from '@playwright/test'

/**
 * Does to the pages of a person what the browser's translation does, from the next page on: each
 * text, also each later one, gives way to an element. The words stay, so that a test can read them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isLeftOut = (text: Text) =>
      text.data.trim() === '' ||
      !text.parentElement ||
      text.parentElement.closest('font, script, style, noscript, textarea, svg, head, [translate="no"]')
    const wrap = (text: Text) => {
      if (isLeftOut(text)) return
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.data
      text.replaceWith(outer)
    }
    const wrapAll = () => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
      texts.forEach(wrap)
    }
    // A browser puts in the translation a moment after the text, because a server translates.
    let isDue = false
    const translateSoon = () => {
      if (isDue) return
      isDue = true
      setTimeout(() => {
        isDue = false
        wrapAll()
      })
    }
    new MutationObserver(translateSoon).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
