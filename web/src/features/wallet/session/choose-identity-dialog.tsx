import type { Address } from '@did/domain/hex'
import { useId, useState } from 'react'
import { chooseIdentityTexts as texts } from '../../../texts/en/wallet/choose-identity.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { IdentityChoice } from '../wallet-store.ts'

type Props = IdentityChoice & { wallet: Address | null }

/** Asks a person whose wallet controls several identities for which of them the wallet signs in. */
export function ChooseIdentityDialog({ identities, settle, wallet }: Props) {
  const name = useId()
  const [chosen, setChosen] = useState(identities[0] ?? null)
  return (
    <Dialog
      open
      onOpenChange={() => settle(null)}
      title={texts.title}
      description={texts.lead}
      footer={<Button onClick={() => settle(chosen)}>{texts.signIn}</Button>}
    >
      <fieldset className="flex flex-col gap-2 pt-2">
        <legend className="mb-2 text-sm font-semibold">{texts.legend}</legend>
        {identities.map((identity) => (
          <label
            key={identity}
            className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              checked={identity === chosen}
              onChange={() => setChosen(identity)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">
              <bdi className="block font-mono text-sm break-all">{identity}</bdi>
              {identity === wallet && <span className="block text-sm text-ink-2">{texts.own}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
