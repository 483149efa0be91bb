import { useAccount } from './account.ts'

/** For a person who came in with a passkey, the texts in `byPasskey` replace some others. */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
