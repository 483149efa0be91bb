/**
 * Like Google Translate, puts two nested elements with the same words in the place of each text.
 */
export function translate(root: Element): void {
  for (const text of listTexts(root)) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

function listTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('font, [translate="no"]')) texts.push(node)
  return texts
}
