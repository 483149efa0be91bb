import type { Ask } from './prompt.ts'
import { createDialog, type DialogParts } from './prompt-dialog.ts'
import { walletStyles } from './styles.ts'

const tag = 'demo-wallet-window'

/**
 * Shows a prompt of the demo wallet above everything else. The prompt is a native modal dialog,
 * because only such a dialog can take the focus from a page's own dialog. It stands beside <body>
 * in the document, so that the page's dialogs neither hide nor block it.
 */
export const askInWindow: Ask = (prompt) => {
  const host = document.createElement(tag)
  host.dataset['theme'] = isDark() ? 'dark' : 'light'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(walletStyles)
  shadow.adoptedStyleSheets = [sheet]
  const parts = createDialog(prompt)
  shadow.append(parts.dialog)
  const release = keepEventsInside(host, parts)
  document.documentElement.append(host)
  const before = document.activeElement
  parts.dialog.showModal()

  return new Promise((resolve) => {
    const close = (answer: string | null) => {
      release()
      parts.dialog.close()
      host.remove()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      resolve(answer)
    }
    parts.form.addEventListener('submit', (event) => {
      event.preventDefault()
      const chosen = new FormData(parts.form).get('choice')
      close(typeof chosen === 'string' ? chosen : '')
    })
    parts.reject.addEventListener('click', () => close(null))
    parts.dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close(null)
    })
  })
}

/**
 * Keeps key presses, clicks and other events inside the wallet's window. Otherwise the page's own
 * dialogs would close on Escape or on a press outside them.
 */
function keepEventsInside(host: HTMLElement, { dialog }: DialogParts): () => void {
  const inside = [
    'pointerdown',
    'pointerup',
    'mousedown',
    'touchstart',
    'click',
    'focusin',
    'focusout',
    'wheel',
    'touchmove',
  ]
  for (const name of inside) host.addEventListener(name, (event) => event.stopPropagation())
  const onKey = (event: KeyboardEvent) => {
    event.stopImmediatePropagation()
    if (event.key !== 'Escape' || event.type !== 'keydown') return
    event.preventDefault()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  // This listener runs on the window in the capture phase. Otherwise the page, which listens for
  // Escape on the document, would get the key before the wallet's window.
  window.addEventListener('keydown', onKey, { capture: true })
  window.addEventListener('keyup', onKey, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('keyup', onKey, { capture: true })
  }
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
