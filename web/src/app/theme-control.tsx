import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from '../lib/store.ts'
import { setTheme, type Theme, themeStore, themes } from '../lib/theme.ts'
import { commonTexts } from '../texts/common.ts'

const icons: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon }

export function ThemeControl() {
  const chosen = useStore(themeStore)
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{commonTexts.theme.label}</legend>
      <div className="mt-2 inline-flex rounded-xl border border-line bg-surface p-0.5">
        {themes.map((theme) => {
          const Icon = icons[theme]
          return (
            <button
              key={theme}
              type="button"
              aria-label={commonTexts.theme[theme]}
              aria-pressed={theme === chosen}
              title={commonTexts.theme[theme]}
              onClick={() => setTheme(theme)}
              className="grid size-11 place-items-center rounded-lg text-ink-2 hover:text-ink-1 aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
