import { createStore } from '../store.ts'
import { recall, remember } from './browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
/** Calls `matchMedia` only when asked, because the build draws the page's frame without it. */
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/** `public/theme.js` reads the same key and applies the stored theme before the first paint. */
export const themeStore = createStore<Theme>(readTheme())

export function setTheme(theme: Theme): void {
  remember(key, theme === 'system' ? null : theme)
  themeStore.set(theme)
  applyTheme()
}

/** Follows the system's theme and the theme chosen in other tabs. */
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
