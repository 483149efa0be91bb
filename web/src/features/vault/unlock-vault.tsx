import type { Vault, Wrapping } from '@did/domain/vault'
import { Fingerprint, LockKeyhole, Wallet } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Signer } from '../../lib/account.ts'
import type { Bytes } from '../../lib/vault/cipher.ts'
import { ensurePair, openVault } from '../../lib/vault/open-vault.ts'
import { type ReadCode, readRecoveryCode } from '../../lib/vault/recovery-code.ts'
import { readVault, vaultServer } from '../../lib/vault/vault-calls.ts'
import { keepOpen } from '../../lib/vault/vault-store.ts'
import { askWay } from '../../lib/vault/ways-in.ts'
import { shortDate } from '../../texts/dates.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { StartAgain } from './start-again.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.unlock
type DirectWay = Exclude<Wrapping, { kind: 'recovery' }>

export function UnlockVault({ sealed, signer }: { sealed: Vault; signer: Signer }) {
  const task = useVaultTask()
  const [isRefused, setIsRefused] = useState(false)
  const tryWays = async (isWay: (wrapping: Wrapping) => boolean, ikm: Bytes) => {
    // What is shown here was read before its last change, perhaps, by this tab or another.
    const latest = await readVault()
    for (const wrapping of latest.wrappings.filter(isWay)) {
      const vault = await openVault(latest, signer.address, { wrapping, ikm })
      if (vault) return keepOpen(await ensurePair(vaultServer, vault, { wrapping, ikm }))
    }
    setIsRefused(true)
  }
  const open = (way: DirectWay) =>
    task.run(async () => tryWays(({ salt }) => salt === way.salt, await askWay(signer, way)))
  const openByCode = (secret: Bytes) => task.run(() => tryWays(({ kind }) => kind === 'recovery', secret))
  const direct = sealed.wrappings.filter((way) => way.kind !== 'recovery')
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-2">
        <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        {texts.text}
      </p>
      {direct.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {direct.map((way) => (
            <Button key={way.salt} pending={task.isPending} onClick={() => open(way)}>
              {way.kind === 'wallet' ? (
                <Wallet aria-hidden="true" className="size-4" />
              ) : (
                <Fingerprint aria-hidden="true" className="size-4" />
              )}
              {way.kind === 'wallet' ? texts.wallet : texts.passkey(shortDate(way.createdAt))}
            </Button>
          ))}
        </div>
      )}
      <CodeForm
        isRefused={isRefused}
        isPending={task.isPending}
        onChange={() => setIsRefused(false)}
        onRead={openByCode}
      />
      <StartAgain vaultId={sealed.vaultId} />
    </div>
  )
}

type CodeFormProps = {
  isRefused: boolean
  isPending: boolean
  onChange: () => void
  onRead: (secret: Bytes) => void
}

function CodeForm({ isRefused, isPending, onChange, onRead }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRecoveryCode(typed)
    setFault(explain(read))
    if (read.kind === 'read') onRead(read.secret)
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={handleSubmit}>
      <Field label={texts.code} hint={texts.codeHint} error={fault ?? (isRefused ? texts.refused : undefined)}>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
            value={typed}
            onKeyDown={submitWhole}
            onChange={(event) => {
              setTyped(event.target.value)
              setFault(undefined)
              onChange()
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="outline" pending={isPending}>
          {texts.codeOpen}
        </Button>
      </div>
    </form>
  )
}

/** A code stands on several lines of a phone, and on paper: Enter begins the next one until the whole code is there. */
function submitWhole(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || readRecoveryCode(event.currentTarget.value).kind !== 'read') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function explain(read: ReadCode): string | undefined {
  if (read.kind === 'wrong') return texts.wrongGroups(read.groups.join(', '), read.groups.length)
  return read.kind === 'length' ? texts.wrongLength(read.characters) : undefined
}
