import { LanguageControl } from './language-control.tsx'
import { ThemeControl } from './theme-control.tsx'

/** Shows what a visitor chooses about the page. It loads after the page. */
export function FooterChoices() {
  return (
    <>
      <ThemeControl />
      <LanguageControl />
    </>
  )
}
