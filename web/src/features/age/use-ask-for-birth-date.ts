import type { Verifier } from '@did/domain/account/user'
import { claimCalls } from '@did/domain/calls/claims'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { vaultServer } from '../../entities/vault/store/vault-calls.ts'
import { changeVault } from '../../entities/vault/store/vault-store.ts'
import { useRequestVerification } from '../../entities/verification/mutations.ts'
import { api } from '../../lib/api.ts'
import { createAttemptKeys } from '../../lib/query/attempt-keys.ts'
import { proveAgeTexts as texts } from '../../texts/en/age/prove-age.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'

export type BirthDate = { born: string; holderName: string }
type Asking = {
  /**
   * The claim that already has a sealed birth date, or what the person entered to make such a
   * claim.
   */
  from: Claim | BirthDate
  verifier: Verifier
  agreedTo: Address | null
}

/**
 * Makes the claim, seals the birth date and asks the verifier. If one of these steps fails, the
 * next press of the button continues with that step.
 */
export function useAskForBirthDate(did: Did) {
  const { signer } = useAccount()
  const [keyOf] = useState(createAttemptKeys)
  const [isBusy, setIsBusy] = useState(false)
  const request = useRequestVerification({ onSuccess: () => {}, onError: () => {} })
  const ask = async ({ from, verifier, agreedTo }: Asking): Promise<void> => {
    setIsBusy(true)
    try {
      const claim = 'born' in from ? await makeClaim(did, from, keyOf(from)) : from
      const sealing = async () => {
        const { sealForVerifier } = await import('../../entities/vault/sealed/send-to-verifier.ts')
        const sealed = await sealForVerifier(claim, verifier, { signer, agreedTo })
        // A verifier could approve a request without the birth date, but the approved claim would
        // prove no age.
        if (sealed.kind !== 'sealed') throw new AppError('attributes-unconfirmed', 'The date could not be sealed')
        return sealed
      }
      await request.mutateAsync({ claim, verifierId: verifier.id, attempt: crypto.randomUUID(), sealing })
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { ask, isBusy }
}

async function makeClaim(did: Did, { born, holderName }: BirthDate, attempt: string): Promise<Claim> {
  const { title, description } = texts.claim
  const body = { didId: did.id, type: 'kyc', title, description, holderName }
  const claim = await api(claimCalls.createClaim, { body, idempotencyKey: attempt })
  const { saveAttributes } = await import('../../entities/vault/attributes/commit-attributes.ts')
  await changeVault((vault) => saveAttributes(vaultServer, vault, { claim, did, values: { dateOfBirth: born } }))
  return claim
}
