import { LanguageControl } from './language-control.tsx'
import { ThemeControl } from './theme-control.tsx'

/** Lets a visitor choose the theme and the language. This part loads after the page. */
export function FooterChoices() {
  return (
    <>
      <ThemeControl />
      <LanguageControl />
    </>
  )
}
