import { type Address, addressSchema, toAddress } from '@did/domain/hex'
import { type ComponentProps, useId, useState } from 'react'
import { chooseIdentityTexts as texts } from '../../../texts/en/wallet/choose-identity.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { IdentityChoice } from '../wallet-store.ts'

type Props = IdentityChoice & { wallet: Address | null }

/** A wallet can control several identities, so the person chooses the one for which it signs in. */
export function ChooseIdentityDialog({ identities, areMore, settle, wallet }: Props) {
  const name = useId()
  const [listed, setListed] = useState(identities[0] ?? null)
  const [typed, setTyped] = useState('')
  const [isFaulty, setIsFaulty] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setIsFaulty(false)
  }
  const chosen = typed === '' ? listed : null
  const signIn = () => {
    const { data } = addressSchema.safeParse(chosen ?? typed.trim())
    if (data) settle(toAddress(data))
    else setIsFaulty(true)
  }
  return (
    <Dialog
      open
      onOpenChange={() => settle(null)}
      title={texts.title}
      description={texts.lead}
      footer={<Button onClick={signIn}>{texts.signIn}</Button>}
    >
      <fieldset className="flex flex-col gap-2 pt-2">
        <legend className="mb-2 text-sm font-semibold">{texts.legend}</legend>
        {identities.map((identity) => (
          <Listed
            key={identity}
            identity={identity}
            isOwn={identity === wallet}
            name={name}
            checked={identity === chosen}
            onChange={() => {
              setListed(identity)
              type('')
            }}
          />
        ))}
        {areMore && (
          <Field label={texts.another} hint={texts.anotherHint} error={isFaulty ? texts.addressFault : undefined}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                placeholder="0x…"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="font-mono text-sm"
                onChange={({ target }) => type(target.value)}
              />
            )}
          </Field>
        )}
      </fieldset>
    </Dialog>
  )
}

type ListedProps = Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange'> & {
  identity: Address
  isOwn: boolean
}

function Listed({ identity, isOwn, ...radio }: ListedProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft">
      <input type="radio" {...radio} className="size-5 shrink-0" />
      <span className="min-w-0">
        <bdi className="block font-mono text-sm break-all">{identity}</bdi>
        {isOwn && <span className="block text-sm text-ink-2">{texts.own}</span>}
      </span>
    </label>
  )
}
