import Copy from 'lucide-react/icons/copy'
import { type FormEvent, useState } from 'react'
import type { Bytes } from '../../lib/bytes.ts'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { createRecoverySecret, formatRecoveryCode, isGroupOf } from './keys/recovery-code.ts'

const texts = vaultTexts.make.code

/** All eight groups are equally likely, because 256 is a multiple of eight. */
const anyGroup = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 8

type RecoveryCodeStepProps = {
  lead?: string
  onWritten: (secret: Bytes) => void
  onBack?: () => void
  isPending?: boolean
}

/**
 * Shows the recovery code once. Then asks for one group of the code, as a sign that the owner has
 * written it down.
 */
export function RecoveryCodeStep({ lead, onWritten, onBack, isPending = false }: RecoveryCodeStepProps) {
  const [secret] = useState(createRecoverySecret)
  const [asked] = useState(anyGroup)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const code = formatRecoveryCode(secret)
  const copy = async () => {
    await navigator.clipboard.writeText(code).then(
      () => toast(texts.copied),
      () => {},
    )
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isGroupOf(code, asked, typed)) onWritten(secret)
    else setIsWrong(true)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <div>
        <h3 ref={onBack ? takeFocus : null} tabIndex={-1} className="font-semibold outline-none">
          {texts.heading}
        </h3>
        <p className="text-sm text-ink-2">{lead ?? texts.text}</p>
      </div>
      <ol aria-label={texts.label} className="grid grid-cols-2 gap-2 font-mono text-lg sm:grid-cols-4">
        {code.split('-').map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the place of a group tells it apart
          <li key={place} dir="ltr" className="rounded-xl border border-line px-3 py-2 text-center">
            <span aria-hidden="true" className="pe-2 text-sm text-ink-3">
              {place + 1}
            </span>
            {group}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <Field label={texts.ask(asked + 1)} error={isWrong ? texts.wrong(asked + 1) : undefined}>
        {(control) => (
          <div className="font-mono md:max-w-60">
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setIsWrong(false)
              }}
            />
          </div>
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {onBack && (
          <Button variant="outline" disabled={isPending} onClick={onBack}>
            {vaultTexts.ways.losses.back}
          </Button>
        )}
        <Button type="submit" pending={isPending}>
          {texts.next}
        </Button>
      </div>
    </form>
  )
}
