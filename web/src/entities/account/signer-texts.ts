import { useAccount } from './account.ts'

/**
 * Returns the texts. For a person who signed in with a passkey, the texts in `byPasskey` replace
 * those of the same names.
 */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
