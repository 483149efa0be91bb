import type { User } from '@did/domain/account/user'
import Download from 'lucide-react/icons/download'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Suspense } from 'react'
import { type Signer, useAccount } from '../../entities/account/account.ts'
import { StartAgain } from '../../entities/vault/start-again.tsx'
import { buildBackup } from '../../entities/vault/store/backup.ts'
import { valuesOf } from '../../entities/vault/store/content.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { readVault } from '../../entities/vault/store/vault-calls.ts'
import { lockVault } from '../../entities/vault/store/vault-store.ts'
import { useVaultTask } from '../../entities/vault/use-vault-task.ts'
import { VaultGate } from '../../entities/vault/vault-gate.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { saveJson } from '../../lib/save-json.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { WaysIn } from './ways-in.tsx'

const VerifierKey = lazyPart(async () => (await import('../../entities/vault/verifier-key.tsx')).VerifierKey)
const texts = vaultTexts.opened

/** `verifier` is null unless the person is a verifier, whose vault also has the attribute key. */
export function VaultDialog({ verifier, onClose }: { verifier: User | null; onClose: () => void }) {
  const { signer } = useAccount()
  return (
    <Dialog open onOpenChange={onClose} title={vaultTexts.title} description={vaultTexts.description}>
      <VaultGate>
        {(vault) =>
          signer && (
            <div className="flex flex-col gap-6">
              <Opened vault={vault} signer={signer} />
              <Suspense>{verifier && <VerifierKey vault={vault} verifier={verifier} />}</Suspense>
              <WaysIn vault={vault} signer={signer} />
              <StartAgain vaultId={vault.name.vaultId} />
            </div>
          )
        }
      </VaultGate>
    </Dialog>
  )
}

function Opened({ vault, signer }: { vault: OpenVault; signer: Signer }) {
  const task = useVaultTask()
  const save = () =>
    task.run(async () => {
      saveJson(buildBackup(await readVault(), signer.address, dateNow()), texts.backupFile)
      toast(texts.backedUp)
    })
  return (
    <section className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{texts.text}</p>
      <Contents vault={vault} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" pending={task.isPending} onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {texts.backup}
        </Button>
        <Button variant="outline" onClick={lockVault}>
          <LockKeyhole aria-hidden="true" className="size-4" />
          {texts.lock}
        </Button>
      </div>
    </section>
  )
}

function Contents({ vault }: { vault: OpenVault }) {
  const lines = [...vault.entries].flatMap(([id, entry]) => {
    if (entry.state !== 'read') return []
    const { content } = entry
    if (content.kind === 'verifier-key') return [{ id, text: texts.verifierKey }]
    if (content.kind !== 'attributes') return []
    return [{ id, text: texts.attributes(content.claim.title, Object.keys(valuesOf(content)).length) }]
  })
  const damaged = [...vault.entries.values()].filter(({ state }) => state === 'damaged').length
  return (
    <div>
      <h3 className="font-semibold">{texts.contents}</h3>
      {lines.length === 0 && <p className="text-sm text-ink-2">{texts.empty}</p>}
      <ul className="flex flex-col">
        {lines.map(({ id, text }) => (
          <li key={id} dir="auto" className="py-1 break-words">
            {text}
          </li>
        ))}
      </ul>
      {damaged > 0 && <p className="text-sm text-bad">{texts.damaged(damaged)}</p>}
    </div>
  )
}
