import { setTheme, themeStore, themes } from '../../lib/page/theme.ts'
import { useStore } from '../../lib/store.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'

/** Each theme has a button of its own, so that nobody has to open a list. */
export function ThemeControl() {
  const chosen = useStore(themeStore)
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{commonTexts.theme.label}</legend>
      <div className="mt-2 inline-flex flex-wrap rounded-xl border border-line bg-surface p-0.5 text-sm">
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => setTheme(theme)}
            className="min-h-11 rounded-lg px-3 text-ink-2 hover:text-ink-1 aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand"
          >
            {commonTexts.theme[theme]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
