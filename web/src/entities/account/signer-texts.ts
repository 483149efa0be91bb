import { useAccount } from './account.ts'

/** Returns the texts for whoever signs: `byPasskey` replaces those about wallets where it applies. */
export function useSignerTexts<Texts extends { byPasskey: object }>(texts: Texts) {
  return useAccount().byPasskey ? { ...texts, ...texts.byPasskey } : texts
}
