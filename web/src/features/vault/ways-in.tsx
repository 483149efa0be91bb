import type { Wrapping } from '@did/domain/vault/vault'
import Trash2 from 'lucide-react/icons/trash'
import type { Signer } from '../../entities/account/account.ts'
import { hasPasskeys } from '../../entities/vault/keys/passkey.ts'
import { addPasskey, addWallet } from '../../entities/vault/keys/ways-in.ts'
import { type OpenVault, saveWays, type Way, wrapFor } from '../../entities/vault/store/open-vault.ts'
import { vaultServer } from '../../entities/vault/store/vault-calls.ts'
import { changeVault } from '../../entities/vault/store/vault-store.ts'
import { useVaultTask } from '../../entities/vault/use-vault-task.ts'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { NewKey } from './new-key.tsx'
import { useNewKey } from './use-new-key.ts'

const texts = vaultTexts.ways

/** The vault gets a new key when the owner removes a way or replaces the recovery code. */
export function WaysIn({ vault, signer }: { vault: OpenVault; signer: Signer }) {
  const task = useVaultTask()
  const newKey = useNewKey(task)
  const add = (ask: () => Promise<Way>) =>
    task.run(async () => {
      const way = await ask()
      await changeVault(async (current) =>
        saveWays(vaultServer, current, [...current.wrappings, await wrapFor(current, way)]),
      )
      toast(texts.changed)
    })
  if (newKey.step) return <NewKey {...newKey} step={newKey.step} isPending={task.isPending} />
  const { wrappings } = vault
  const canAddPasskey = hasPasskeys() && !wrappings.some((way) => isOwnPasskey(way, signer))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 ref={newKey.step === null ? takeFocus : null} tabIndex={-1} className="font-semibold outline-none">
          {texts.heading}
        </h3>
        <p className="text-sm text-ink-2">{texts.removing}</p>
      </div>
      <ul className="flex flex-col">
        {wrappings.map((way) => (
          <WayIn key={way.salt} way={way} isPending={task.isPending} onRemove={() => newKey.begin(way)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!signer.passkey && !wrappings.some(({ kind }) => kind === 'wallet') && (
          <Button variant="outline" pending={task.isPending} onClick={() => add(() => addWallet(signer))}>
            {texts.addWallet}
          </Button>
        )}
        {canAddPasskey && wrappings.length < 8 && (
          <Button variant="outline" pending={task.isPending} onClick={() => add(() => addPasskey(signer))}>
            {signer.passkey ? texts.addOwnPasskey : texts.addPasskey}
          </Button>
        )}
        <Button variant="outline" disabled={task.isPending} onClick={() => newKey.begin('code')}>
          {texts.newCode}
        </Button>
      </div>
    </section>
  )
}

/** Another passkey of the account may be on another device and may open the vault there. */
function isOwnPasskey(way: Wrapping, { passkey }: Signer): boolean {
  return way.kind === 'passkey' && way.credentialId === passkey?.credentialId
}

type WayInProps = { way: Wrapping; isPending: boolean; onRemove: () => void }

function WayIn({ way, isPending, onRemove }: WayInProps) {
  const name = texts.names[way.kind]
  return (
    <li className="flex min-h-11 items-center justify-between gap-2">
      <span>
        {name} <span className="text-sm text-ink-3">{texts.added(shortDate(way.createdAt))}</span>
      </span>
      {way.kind !== 'recovery' && (
        <Button variant="quiet" shape="icon" aria-label={texts.remove(name)} disabled={isPending} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  )
}
