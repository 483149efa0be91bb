/**
 * Finds texts that have no marks of the pseudo-language, because they do not come from the
 * catalogue.
 */
import { networks } from '@did/domain/network'
import type { Page } from '@playwright/test'

/** No language translates addresses and names (docs/decisions/0017-one-catalogue.md). */
const asItIs = [
  /\bdid:\S+|\b0x[\da-f.…]+|https?:\/\/\S+|\S+@\S+|\b[\w-]+(\.[\w-]+)+\b|localhost:\d+|Mozilla\/.*/gi,
  // Matches proof types, public values of proofs, and the names that the walks make up for their
  // people.
  /\b[A-Z][a-z]+Proof\b|\b(simulated|holds|issuerHash|field|commitment):\S+|\b[\da-f]{16}\b|\b(member|walker|user)_\w+|\bQuinta [\da-f-]{36}/g,
  // Matches the initials of a verifier's name.
  /^\p{Lu}{1,2}$/gu,
  // Matches a group of a recovery code.
  /^[\dA-HJKMNP-TV-Z]{5}$/g,
  // Matches the browser's own words for a screen that does not load. The specification shows these
  // words.
  /^Failed to fetch dynamically imported module: .*/,
  new RegExp(['GitHub', 'LinkedIn', 'en-US', ...networks.map(({ name }) => name)].join('|'), 'g'),
]

/**
 * Lists the page's texts that do not come from the catalogue. Ignores `written`, which lists what
 * people wrote. Also ignores single words in small letters, which may be values of a program.
 */
export async function findUnspoken(page: Page, written: readonly string[]): Promise<string[]> {
  const shown = await listShownTexts(page)
  return [...new Set(shown.filter((text) => isText(strip(text, written))))]
}

/**
 * Lists the texts and labels that a person reads on a page, without code and quoted words.
 * `without` is a selector of further elements whose texts are left out.
 */
export function listShownTexts(page: Page, without = 'script'): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      // The texts of these elements are not in the page's language, for example the words that two
      // people compare, and the names of languages.
      const notSpoken = 'script, style, noscript, code, pre, textarea, [lang][translate="no"]'
      const isShown = parent?.checkVisibility() && !parent.closest(`${notSpoken}, ${leftOut}`)
      if (isShown && node.nodeValue?.trim()) found.push(node.nodeValue.trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        const value = element.getAttribute(name)
        if (value && element.checkVisibility()) found.push(value)
      }
    return found
  }, without)
}

function isText(rest: string): boolean {
  return /\p{L}{2}/u.test(rest) && !/^[a-z]+([-_][a-z]+)*$/.test(rest.trim())
}

function strip(text: string, written: readonly string[]): string {
  let rest = text
  // Texts in ⟦ ⟧ come from the catalogue and may be nested, so the innermost are removed before the
  // outer ones.
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '')
  for (const own of written) rest = rest.replaceAll(own, '')
  for (const pattern of asItIs) rest = rest.replace(pattern, '')
  return rest
}
