import { LanguageControl } from './language-control.tsx'
import { ThemeControl } from './theme-control.tsx'

/** Shows what a visitor can choose: theme and language. This part loads after the page. */
export function FooterChoices() {
  return (
    <>
      <ThemeControl />
      <LanguageControl />
    </>
  )
}
