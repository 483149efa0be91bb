import type { Wrapping } from '@did/domain/vault'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Signer } from '../../lib/account.ts'
import { toast } from '../../lib/toast.ts'
import type { Bytes } from '../../lib/vault/cipher.ts'
import { type OpenVault, saveWays, type Way, wrapFor } from '../../lib/vault/open-vault.ts'
import { hasPasskeys } from '../../lib/vault/passkey.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { addPasskey, addRecovery, addWallet } from '../../lib/vault/ways-in.ts'
import { shortDate } from '../../texts/dates.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.ways

/** Adding and removing: none of it touches what is inside. The recovery code is replaced, never removed. */
export function WaysIn({ vault, signer }: { vault: OpenVault; signer: Signer }) {
  const task = useVaultTask()
  const [isWritingCode, setIsWritingCode] = useState(false)
  const { wrappings } = vault
  const save = (change: (current: OpenVault) => Promise<Wrapping[]>) =>
    task.run(async () => {
      await changeVault(async (current) => saveWays(vaultServer, current, await change(current)))
      setIsWritingCode(false)
      toast(texts.changed)
    })
  const add = (ask: () => Promise<Way>) =>
    save(async (current) => [...current.wrappings, await wrapFor(current, await ask())])
  const remove = ({ salt }: Wrapping) => save(async (current) => current.wrappings.filter((each) => each.salt !== salt))
  const replaceCode = (secret: Bytes) =>
    save(async (current) => [
      ...current.wrappings.filter(({ kind }) => kind !== 'recovery'),
      await wrapFor(current, addRecovery(secret)),
    ])
  if (isWritingCode)
    return <RecoveryCodeStep lead={texts.newCodeText} isPending={task.isPending} onWritten={replaceCode} />
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{texts.heading}</h3>
      <ul className="flex flex-col">
        {wrappings.map((way) => (
          <li key={way.salt} className="flex min-h-11 items-center justify-between gap-2">
            <span>
              {texts.names[way.kind]}{' '}
              <span className="text-sm text-ink-3">{texts.added(shortDate(way.createdAt))}</span>
            </span>
            {way.kind !== 'recovery' && (
              <Button
                variant="quiet"
                shape="icon"
                aria-label={texts.remove(texts.names[way.kind])}
                disabled={task.isPending}
                onClick={() => remove(way)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!wrappings.some(({ kind }) => kind === 'wallet') && (
          <Button variant="outline" pending={task.isPending} onClick={() => add(() => addWallet(signer))}>
            {texts.addWallet}
          </Button>
        )}
        {hasPasskeys() && wrappings.length < 8 && (
          <Button variant="outline" pending={task.isPending} onClick={() => add(() => addPasskey(signer))}>
            {texts.addPasskey}
          </Button>
        )}
        <Button variant="outline" disabled={task.isPending} onClick={() => setIsWritingCode(true)}>
          {texts.newCode}
        </Button>
      </div>
    </section>
  )
}
