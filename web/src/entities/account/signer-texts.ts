import { useAccount } from './account.ts'

/** Returns the texts. For a person who came in with a passkey, those in `byPasskey` replace some. */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
