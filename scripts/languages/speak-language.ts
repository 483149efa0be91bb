import { registerHooks } from 'node:module'
import { chooseLanguage, type Language } from '@did/domain/language'

/** Returns the language of a terminal. POSIX reads the variables in this order. */
export function readTerminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return chooseLanguage([LC_ALL || LC_MESSAGES || LANG || ''])
}

/**
 * Lets this process import the texts of the terminal's language in the place of the English ones.
 * Modules that are imported already keep English.
 */
export function speakLanguage(environment: NodeJS.ProcessEnv): void {
  const language = readTerminalLanguage(environment)
  if (language === 'en') return
  registerHooks({
    resolve: (specifier, context, resolve) => {
      const found = resolve(specifier, context)
      return { ...found, url: found.url.replace('/domain/src/texts/en/', `/domain/src/texts/${language}/`) }
    },
  })
}
