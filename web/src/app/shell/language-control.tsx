import { type Language, languageNames, languages } from '@did/domain/language'
import { useState } from 'react'
import { keepLanguage, readPageLanguage } from '../../lib/page/page-language.ts'
import { languageTexts as texts } from '../../texts/en/frame/language.ts'

/** Each language is named in itself, so that a reader finds it on a page in any other. */
export function LanguageControl() {
  const [isRefused, setRefused] = useState(false)
  const spoken = readPageLanguage()
  const choose = (language: Language) => {
    if (keepLanguage(language)) location.reload()
    else setRefused(true)
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.label}</legend>
      <div className="mt-2 inline-flex flex-wrap rounded-xl border border-line bg-surface p-0.5 text-sm">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            translate="no"
            aria-pressed={language === spoken}
            onClick={() => choose(language)}
            className="min-h-11 rounded-lg px-3 text-ink-2 hover:text-ink-1 aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand"
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
      {isRefused && (
        <p role="status" className="mt-2 text-sm text-ink-2">
          {texts.notKept}
        </p>
      )}
    </fieldset>
  )
}
