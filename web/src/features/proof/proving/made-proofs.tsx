import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { Suspense } from 'react'
import { sharesQuery } from '../../../entities/share/share-query.ts'
import type { KeptProof } from '../../../entities/vault/store/content.ts'
import type { OpenVault } from '../../../entities/vault/store/open-vault.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { secondsNow } from '../../../lib/page/device-clock.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { provingTexts as texts } from '../../../texts/en/proof/proving.ts'
import { Button } from '../../../ui/button.tsx'

const ProofVerdict = lazyPart(async () => (await import('../../../entities/verdict/proof-verdict.tsx')).ProofVerdict)

type MadeProofsProps = { vault: OpenVault; claim: Claim }

/**
 * Only the vault knows which proofs the owner made from the claim, and for whom. The owner ends a
 * proof in the list of shares.
 */
export function MadeProofs({ vault, claim }: MadeProofsProps) {
  const shares = useQuery(sharesQuery)
  const proofs = listProofs(vault, claim.id)
  if (proofs.length === 0) return null
  const now = secondsNow()
  const isActive = (id: KeptProof['shareId']) =>
    shares.data?.some((share) => share.id === id && share.status === 'active')
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
                <Button variant="quiet" shape="small" aria-label={texts.copyOf(fact)} onClick={() => void copy(url)}>
                  <Copy aria-hidden="true" className="size-4" />
                  {texts.copy}
                </Button>
              </div>
            )}
            {expiresAt > now && url !== '' && isActive(shareId) && (
              <Suspense>
                <ProofVerdict claim={claim} url={url} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The proof that stays valid longest comes first. */
function listProofs({ entries }: OpenVault, claimId: ClaimId): KeptProof[] {
  const kept = [...entries.values()].flatMap((entry) =>
    entry.state === 'read' && entry.content.kind === 'proof' ? [entry.content] : [],
  )
  return kept.filter((proof) => proof.claimId === claimId).toSorted((a, b) => b.expiresAt - a.expiresAt)
}

async function copy(url: string): Promise<void> {
  const { copyLink } = await import('../../../entities/share/copy-link.ts')
  await copyLink(url)
}
