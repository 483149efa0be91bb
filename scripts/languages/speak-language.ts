import { registerHooks } from 'node:module'
import { chooseLanguage, type Language } from '@did/domain/language'

/**
 * Returns the language of a terminal. Reads the environment variables in the order that POSIX
 * demands.
 */
export function readTerminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return chooseLanguage([LC_ALL || LC_MESSAGES || LANG || ''])
}

/**
 * From now on, this process imports the texts of the terminal's language. A module that was
 * imported before keeps its English texts.
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
