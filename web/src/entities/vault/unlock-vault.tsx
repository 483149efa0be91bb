import { comma } from '@did/domain/texts/en/punctuation'
import type { Vault, Wrapping } from '@did/domain/vault/vault'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Wallet from 'lucide-react/icons/wallet'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Bytes } from '../../lib/bytes.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { Signer } from '../account/account.ts'
import { type ReadCode, readRecoveryCode } from './keys/recovery-code.ts'
import { askWay } from './keys/ways-in.ts'
import { StartAgain } from './start-again.tsx'
import { ensurePair, openVault } from './store/open-vault.ts'
import { readVault, vaultServer } from './store/vault-calls.ts'
import { keepOpen } from './store/vault-store.ts'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.unlock
type DirectWay = Exclude<Wrapping, { kind: 'recovery' }>
type Passkey = Extract<Wrapping, { kind: 'passkey' }>

type UnlockVaultProps = {
  sealed: Vault
  signer: Signer
  /**
   * If `current` is true and only one wallet or passkey can open the vault here, the page asks for
   * this wallet or passkey at once and sets `current` to false.
   */
  toOpen?: RefObject<boolean> | undefined
}

export function UnlockVault({ sealed, signer, toOpen }: UnlockVaultProps) {
  const task = useVaultTask()
  const [isRefused, setIsRefused] = useState(false)
  const tryWays = async (isWay: (wrapping: Wrapping) => boolean, ikm: Bytes) => {
    // This or another tab may have changed the vault since this screen read it.
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
  const direct = sealed.wrappings.filter((way) => way.kind !== 'recovery').filter((way) => isPossible(way, signer))
  const [way, further] = direct
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vault asks by itself only once
  useEffect(() => {
    if (!toOpen?.current || !way || further) return
    toOpen.current = false
    open(way)
  }, [])
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
              {way.kind === 'wallet' ? texts.wallet : namePasskey(way, signer)}
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

/**
 * A person who signed in with a passkey has no wallet here that could open the vault by a
 * signature.
 */
function isPossible({ kind }: DirectWay, { passkey }: Signer): boolean {
  return kind === 'passkey' || passkey === null
}

function namePasskey({ credentialId, createdAt }: Passkey, { passkey }: Signer): string {
  return credentialId === passkey?.credentialId ? texts.ownPasskey : texts.passkey(shortDate(createdAt))
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
          <div className="flex font-mono">
            <Textarea
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onKeyDown={submitWhole}
              onChange={(event) => {
                setTyped(event.target.value)
                setFault(undefined)
                onChange()
              }}
            />
          </div>
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

/**
 * Opens the vault when the person presses Enter after a complete recovery code. After an incomplete
 * one, Enter begins a new line, because a person may type the code on several lines.
 */
function submitWhole(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || readRecoveryCode(event.currentTarget.value).kind !== 'read') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function explain(read: ReadCode): string | undefined {
  if (read.kind === 'wrong') return texts.wrongGroups(read.groups.join(comma), read.groups.length)
  return read.kind === 'length' ? texts.wrongLength(read.characters) : undefined
}
