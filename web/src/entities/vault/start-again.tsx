import type { Vault } from '@did/domain/vault/vault'
import { type FormEvent, useState } from 'react'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { deleteVault } from './store/vault-calls.ts'
import { lockVault } from './store/vault-store.ts'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.again

/** Deletes the vault. The owner has to type a word first, because nothing brings the vault back. */
export function StartAgain({ vaultId }: Pick<Vault, 'vaultId'>) {
  const task = useVaultTask()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== texts.word) return setIsMissing(true)
    task.run(async () => {
      await deleteVault({ vaultId })
      lockVault()
      toast(texts.done)
    })
  }
  return (
    <Disclosure summary={texts.open}>
      <form noValidate className="flex flex-col gap-3" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-2">{texts.text}</p>
        <Field label={texts.confirm} error={isMissing ? texts.confirm : undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setIsMissing(false)
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="danger" pending={task.isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
