import type { BrowserContext } from '@playwright/test'

/**
 * From the next page on, changes a person's pages as the browser's translation does. It replaces
 * each text, even one that appears later, by an element. The words stay the same, so that a test
 * can read them.
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
    // A browser shows the translation a moment after the text appears, because a server translates
    // it.
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
