import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { type IdentityChoices, identityChoiceStore } from '../wallet-store.ts'

/** Closing the dialog in which the person chooses an identity counts as declining the sign-in. */
export function askForIdentity(choices: IdentityChoices): Promise<Address> {
  return new Promise((resolve, reject) => {
    const settle = (chosen: Address | null) => {
      identityChoiceStore.set(null)
      if (chosen === null) reject(new AppError('wallet-rejected', 'The person chose no identity'))
      else resolve(chosen)
    }
    identityChoiceStore.set({ ...choices, settle })
  })
}
