import { createStore } from '../store.ts'
import { recall, remember } from './browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
/**
 * Call `matchMedia` only when the page needs the system's theme, because the build draws the page's
 * frame in Node, which has no `matchMedia`.
 */
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * `public/theme.js` reads the same key of the browser's storage and applies the theme before the
 * first paint.
 */
export const themeStore = createStore<Theme>(readTheme())

export function setTheme(theme: Theme): void {
  remember(key, theme === 'system' ? null : theme)
  themeStore.set(theme)
  applyTheme()
}

/**
 * Applies the system's theme when it changes, and a theme that the person chooses in another tab.
 */
export function followTheme(): void {
  systemDark().addEventListener('change', applyTheme)
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    themeStore.set(readTheme())
    applyTheme()
  })
}

function readTheme(): Theme {
  const saved = recall(key)
  return themes.find((theme) => theme === saved) ?? 'system'
}

function applyTheme(): void {
  const theme = themeStore.get()
  const dark = theme === 'dark' || (theme === 'system' && systemDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}
