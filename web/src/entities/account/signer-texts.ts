import { useAccount } from './account.ts'

/**
 * If the person signed in with a passkey, a text in `texts.byPasskey` replaces the text of the same
 * name.
 */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
