import type { Hex } from '@did/domain/hex'
import type { Wrapping } from '@did/domain/vault'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import type { Bytes } from '../../lib/vault/cipher.ts'
import type { Losses, Plan } from '../../lib/vault/rotate-vault.ts'
import { readVault, rotationServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { addRecovery } from '../../lib/vault/ways-in.ts'
import { vaultTexts } from '../../texts/vault.ts'
import type { useVaultTask } from './use-vault-task.ts'

/** The way that goes, what would be lost with it, and whether a new code takes the place of the one there was. */
type Wish = { without: Hex | null; losses: Losses; needsCode: boolean }
export type NewKeyStep = Wish & { at: 'losses' | 'code' }

/** From the wish to remove a way, or to replace the code, to the vault under its new key: asks first where something would be lost. */
export function useNewKey({ run }: Pick<ReturnType<typeof useVaultTask>, 'run'>) {
  const [step, setStep] = useState<NewKeyStep | null>(null)
  const rotate = async ({ without, losses }: Wish, secret: Bytes | null) => {
    const { rotateVault } = await import('../../lib/vault/rotate-vault.ts')
    const change = { without, code: secret && addRecovery(secret) }
    await changeVault((current) => rotateVault(rotationServer, current, { change, agreed: losses }))
    setStep(null)
    toast(vaultTexts.ways.rotated)
  }
  const goOn = async (wish: Wish) => (wish.needsCode ? setStep({ ...wish, at: 'code' }) : rotate(wish, null))
  return {
    step,
    begin: (going: Wrapping | 'code') =>
      run(async () => {
        const wish = await foresee(going)
        if (wish.losses.ways.length + wish.losses.items === 0) await goOn(wish)
        else setStep({ ...wish, at: 'losses' })
      }),
    onAgree: (wish: Wish) => run(() => goOn(wish)),
    onWritten: (wish: Wish, secret: Bytes) => run(() => rotate(wish, secret)),
    onBack: () => setStep(null),
  }
}

async function foresee(going: Wrapping | 'code'): Promise<Wish> {
  const { isGoing, planRotation } = await import('../../lib/vault/rotate-vault.ts')
  const without = going === 'code' ? null : going.salt
  const goes = (way: Wrapping) => isGoing(way, { without, isCodeReplaced: without === null })
  const { promise, resolve } = Promise.withResolvers<Plan>()
  // Nothing is changed by it. But where the vault was replaced elsewhere that is noticed here.
  await changeVault(async (current) => {
    resolve(await planRotation(current, await readVault(), goes))
    return current
  })
  const { kept, losses } = await promise
  return { without, losses, needsCode: !kept.some(({ wrapping }) => wrapping.kind === 'recovery') }
}
