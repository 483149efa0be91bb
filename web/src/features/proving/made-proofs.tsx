import type { ClaimId } from '@did/domain/ids'
import { Copy } from 'lucide-react'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { shortDate } from '../../texts/dates.ts'
import { provingTexts as texts } from '../../texts/proving.ts'
import { Button } from '../../ui/button.tsx'
import { listProofs } from './list-proofs.ts'

type MadeProofsProps = { vault: OpenVault; claimId: ClaimId; onCopy: (url: string) => Promise<void> }

/** What was proved to whom, as only the vault knows; the list of links beside it withdraws them. */
export function MadeProofs({ vault, claimId, onCopy }: MadeProofsProps) {
  const proofs = listProofs(vault, claimId)
  if (proofs.length === 0) return null
  const now = Date.now() / 1000
  return (
    <section aria-label={texts.madeList} className="flex flex-col gap-2">
      <h3 className="font-semibold">{texts.madeList}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
        {proofs.map(({ shareId, fact, audience, expiresAt, url }) => (
          <li key={shareId} className="flex flex-col gap-1 p-4">
            <p dir="auto" className="font-medium text-pretty break-words">
              {texts.madeFact(fact)}
            </p>
            <p dir="auto" className="text-sm break-words text-ink-2">
              {texts.madeRow(audience, shortDate(new Date(expiresAt * 1000).toISOString()))}
              {expiresAt <= now && ` (${texts.over})`}
            </p>
            {expiresAt > now && url !== '' && (
              <div className="-mb-2 -ms-2.5">
                <Button variant="quiet" shape="small" aria-label={texts.copyOf(fact)} onClick={() => void onCopy(url)}>
                  <Copy aria-hidden="true" className="size-4" />
                  {texts.copy}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
