import { type Language, languageNames, languages } from '@did/domain/language'
import { useState } from 'react'
import { keepLanguage, readPageLanguage } from '../../lib/page/page-language.ts'
import { languageTexts as texts } from '../../texts/en/frame/language.ts'

/** The name of each language is written in that language, so that its readers can find it. */
export function LanguageControl() {
  const [note, setNote] = useState<'typed' | 'notKept' | null>(null)
  const spoken = readPageLanguage()
  const choose = (language: Language) => {
    // A change of language reloads the page and loses typed text. So the first press only shows a
    // warning if the person has typed something.
    if (note !== 'typed' && hasTypedText()) setNote('typed')
    else if (keepLanguage(language)) location.reload()
    else setNote('notKept')
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.label}</legend>
      <div className="mt-2 grid w-fit grid-cols-2 rounded-xl border border-line bg-surface p-0.5 text-sm">
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
      {note && (
        <p role="status" className="mt-2 text-sm text-ink-2">
          {texts[note]}
        </p>
      )}
    </fieldset>
  )
}

/**
 * Tells whether the text of any field differs from the text that the field had when it appeared.
 */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
