import { LanguageControl } from './language-control.tsx'
import { ThemeControl } from './theme-control.tsx'

export function FooterChoices() {
  return (
    <>
      <ThemeControl />
      <LanguageControl />
    </>
  )
}
