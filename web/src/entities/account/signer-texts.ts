import { useAccount } from './account.ts'

/**
 * Returns `texts`. If the person signed in with a passkey, each text in `texts.byPasskey` replaces
 * the text that has the same name.
 */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
