import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import type { Bytes } from '../../lib/vault/cipher.ts'
import type { Losses, Plan } from '../../lib/vault/rotate-vault.ts'
import { readVault, rotationServer, vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { addRecovery } from '../../lib/vault/ways-in.ts'
import { vaultTexts } from '../../texts/vault.ts'
import type { useVaultTask } from './use-vault-task.ts'

/**
 * The way that goes, what would be lost with it, and whether a new code takes the place of the one there was. `secret` is that new code
 * once it was written down.
 */
type Wish = { without: Hex | null; losses: Losses; needsCode: boolean; secret: Bytes | null }
export type NewKeyStep = Wish & { at: 'losses' | 'code' }

/** From the wish to remove a way, or to replace the code, to the vault under its new key: asks first where something would be lost. */
export function useNewKey({ run }: Pick<ReturnType<typeof useVaultTask>, 'run'>) {
  // Undefined before the first step, null after the last one.
  const [step, setStep] = useState<NewKeyStep | null>()
  const rotate = async (wish: Wish) => {
    try {
      await lockAnew(wish)
    } catch (error) {
      // More would be lost by now: the owner sees it, and the code that was written down stays.
      if (isAppError(error, 'precondition-failed')) {
        const fresh = await foresee(wish.without)
        if (isLosing(fresh)) setStep({ ...fresh, secret: fresh.needsCode ? wish.secret : null, at: 'losses' })
      }
      throw error
    }
    setStep(null)
    toast(vaultTexts.ways.rotated)
  }
  const goOn = async (wish: Wish) => (wish.needsCode && !wish.secret ? setStep({ ...wish, at: 'code' }) : rotate(wish))
  return {
    step,
    begin: (going: Wrapping | 'code') =>
      run(async () => {
        const wish = await foresee(going === 'code' ? null : going.salt)
        if (isLosing(wish)) setStep({ ...wish, at: 'losses' })
        else await goOn(wish)
      }),
    onAgree: (wish: Wish) => run(() => goOn(wish)),
    onWritten: (wish: Wish, secret: Bytes) => run(() => rotate({ ...wish, secret })),
    onBack: () => setStep(null),
  }
}

const isLosing = ({ losses: { ways, items } }: Wish) => ways.length + items > 0

async function lockAnew({ without, losses, secret }: Wish): Promise<void> {
  const [{ rotateVault }, { moveSeenKeys }] = await Promise.all([
    import('../../lib/vault/rotate-vault.ts'),
    import('../../lib/vault/seen-keys.ts'),
  ])
  const change = { without, code: secret && addRecovery(secret) }
  await changeVault(async (from) => {
    const to = await rotateVault(rotationServer, from, { change, agreed: losses })
    return moveSeenKeys(vaultServer, { from, to })
  })
}

/** `without` is null where the recovery code is replaced. */
async function foresee(without: Hex | null): Promise<Wish> {
  const { isGoing, planRotation } = await import('../../lib/vault/rotate-vault.ts')
  const goes = (way: Wrapping) => isGoing(way, { without, isCodeReplaced: without === null })
  const { promise, resolve } = Promise.withResolvers<Plan>()
  // changeVault also notices a vault that another tab replaced. The vault does not change here.
  await changeVault(async (current) => {
    resolve(await planRotation(current, await readVault(), goes))
    return current
  })
  const { kept, losses } = await promise
  return { without, losses, secret: null, needsCode: !kept.some(({ wrapping }) => wrapping.kind === 'recovery') }
}
