import { createStore } from './store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
/** Asked only in a browser: the frame is also drawn while the page is built. */
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The person's choice; `public/theme.js` applies the same key before the first paint. */
export const themeStore = createStore<Theme>(readTheme())

export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice holds for this page only.
  }
  themeStore.set(theme)
  applyTheme()
}

/** Follows the system and other tabs for as long as the page lives. */
export function followTheme(): void {
  systemDark().addEventListener('change', applyTheme)
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    themeStore.set(readTheme())
    applyTheme()
  })
}

function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(key)
    return themes.find((theme) => theme === saved) ?? 'system'
  } catch {
    return 'system'
  }
}

function applyTheme(): void {
  const theme = themeStore.get()
  const dark = theme === 'dark' || (theme === 'system' && systemDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}
