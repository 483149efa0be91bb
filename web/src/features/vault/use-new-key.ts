import { isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault/vault'
import { useState } from 'react'
import type { Losses, Plan } from '../../entities/vault/keys/rotate-vault.ts'
import { addRecovery } from '../../entities/vault/keys/ways-in.ts'
import { readVault, rotationServer, vaultServer } from '../../entities/vault/store/vault-calls.ts'
import { changeVault } from '../../entities/vault/store/vault-store.ts'
import type { useVaultTask } from '../../entities/vault/use-vault-task.ts'
import type { Bytes } from '../../lib/bytes.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { toast } from '../../ui/toast/toast.ts'

/**
 * `without` is the salt of the way into the vault that the owner removes, or null. `secret` is the
 * secret of a new recovery code, or null.
 */
type Wish = { without: Hex | null; losses: Losses; needsCode: boolean; secret: Bytes | null }
export type NewKeyStep = Wish & { at: 'losses' | 'code' }

/** Gives the vault a new key, after the owner has agreed to lose what the new key cannot open. */
export function useNewKey({ run }: Pick<ReturnType<typeof useVaultTask>, 'run'>) {
  // `step` is undefined before the first step. It is null after the last step, and after the owner
  // went back.
  const [step, setStep] = useState<NewKeyStep | null>()
  const rotate = async (wish: Wish) => {
    try {
      await lockAnew(wish)
    } catch (error) {
      // A change in another tab may mean a greater loss, so ask the owner again. If the owner has
      // already seen a recovery code, that code stays.
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
    import('../../entities/vault/keys/rotate-vault.ts'),
    import('../../entities/vault/sealed/seen-keys.ts'),
  ])
  const change = { without, code: secret && addRecovery(secret) }
  await changeVault(async (from) => {
    const to = await rotateVault(rotationServer, from, { change, agreed: losses })
    return moveSeenKeys(vaultServer, { from, to })
  })
}

/**
 * Finds out what the owner would lose with a new key. `without` is null when the owner replaces the
 * recovery code.
 */
async function foresee(without: Hex | null): Promise<Wish> {
  const { isGoing, planRotation } = await import('../../entities/vault/keys/rotate-vault.ts')
  const goes = (way: Wrapping) => isGoing(way, { without, isCodeReplaced: without === null })
  const { promise, resolve } = Promise.withResolvers<Plan>()
  // This call of `changeVault` changes nothing, but notices a vault that another tab replaced.
  await changeVault(async (current) => {
    resolve(await planRotation(current, await readVault(), goes))
    return current
  })
  const { kept, losses } = await promise
  return { without, losses, secret: null, needsCode: !kept.some(({ wrapping }) => wrapping.kind === 'recovery') }
}
