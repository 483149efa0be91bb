import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Hourglass from 'lucide-react/icons/hourglass'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { vaultQuery } from '../../entities/vault/store/vault-calls.ts'
import { useOpenVault } from '../../entities/vault/store/vault-store.ts'
import { VaultGate } from '../../entities/vault/vault-gate.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { localToday } from '../../lib/page/device-clock.ts'
import { proveAgeTexts as texts } from '../../texts/en/age/prove-age.ts'
import { didsTexts } from '../../texts/en/did/dids.ts'
import { provingTexts } from '../../texts/en/proof/proving.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import type { AgeStage } from './find-age-stage.ts'
import { receiversQuery } from './receivers-query.ts'

const AgeProof = lazyPart(async () => (await import('./age-proof.tsx')).AgeProof)
const BirthDateForm = lazyPart(async () => (await import('./birth-date-form.tsx')).BirthDateForm)

type Own = {
  user: User | null
  dids: readonly Did[]
  /** The DID to which a new claim will belong. */
  did: Did | null
  claims: readonly Claim[] | undefined
  /** The URL of the page on which somebody without a DID can mint one. */
  mintHref: string
}

export function ProveAgeDialog({ onClose, ...own }: Own & { onClose: () => void }) {
  return (
    <Dialog open hasAddress onOpenChange={onClose} title={texts.title} description={texts.description}>
      <div className="flex flex-col gap-4">
        <Content {...own} />
      </div>
    </Dialog>
  )
}

function Content({ did, claims, mintHref, ...own }: Own) {
  // A production build refuses proofs that were made with development keys.
  if (hasDevelopmentKeys && !__EMBEDDED__) return <p className="text-ink-2">{provingTexts.developmentKeys}</p>
  if (!did)
    return (
      <Notice
        tone="info"
        icon={Fingerprint}
        action={
          <Link href={mintHref} className={buttonClass()}>
            {didsTexts.mint}
          </Link>
        }
      >
        {texts.noDid}
      </Notice>
    )
  if (!claims) return <Loading label={texts.loading} skeleton="h-32 rounded-xl" />
  return (
    <Begun>
      <VaultGate beginsAtOnce lead={<p className="text-sm text-pretty text-ink-2">{texts.lead}</p>}>
        {(vault) => <Stages {...own} did={did} claims={claims} vault={vault} />}
      </VaultGate>
    </Begun>
  )
}

/**
 * While no organization here can confirm a birth date, the person would set up private attributes
 * in vain, so a notice says this.
 */
function Begun({ children }: { children: ReactNode }) {
  const opened = useOpenVault()
  const sealed = useQuery(vaultQuery)
  const receivers = useQuery(receiversQuery)
  if (opened !== null || sealed.data !== null || receivers.data?.length !== 0) return children
  return (
    <Notice tone="wait" icon={UserRoundX} role="status">
      {texts.noVerifiers}
    </Notice>
  )
}

type StagesProps = Omit<Own, 'did' | 'claims' | 'mintHref'> & { did: Did; claims: readonly Claim[]; vault: OpenVault }

function Stages({ vault, user, did, dids, claims }: StagesProps) {
  const [today] = useState(localToday)
  const stage = useStage(vault, { dids, claims }, today)
  if (!stage) return <Loading label={texts.loading} skeleton="h-32 rounded-xl" />
  switch (stage.at) {
    case 'new':
      return (
        <>
          <p>{texts.steps.new}</p>
          <Suspense>
            <BirthDateForm vault={vault} did={did} knownName={findKnownName(user, claims)} claim={null} />
          </Suspense>
        </>
      )
    case 'unsent':
      return (
        <>
          <p>{stage.refusedBy === null ? texts.steps.unsent : texts.steps.refused(stage.refusedBy)}</p>
          <Suspense>
            <BirthDateForm vault={vault} did={did} knownName="" claim={stage.claim} />
          </Suspense>
        </>
      )
    case 'waiting':
      return (
        <Notice tone="wait" icon={Hourglass} role="status" title={texts.waiting.title(stage.verifier)}>
          {texts.waiting.text}
        </Notice>
      )
    case 'ready':
      return (
        <>
          <p>{texts.steps.ready(stage.claim.verifiedBy?.name ?? '')}</p>
          <Suspense>
            <AgeProof vault={vault} claim={stage.claim} holding={stage.holding} today={today} />
          </Suspense>
        </>
      )
  }
}

function findKnownName(user: User | null, claims: readonly Claim[]): string {
  return user?.name || claims.find(({ holderName }) => holderName)?.holderName || ''
}

/**
 * Finds the person's stage again when a live update has changed the claims or sealing has changed
 * the vault.
 */
function useStage(
  vault: OpenVault,
  { dids, claims }: { dids: readonly Did[]; claims: readonly Claim[] },
  today: string,
): AgeStage | null {
  const [stage, setStage] = useState<AgeStage | null>(null)
  useEffect(() => {
    let isOver = false
    const find = async () => (await import('./find-age-stage.ts')).findAgeStage(vault, { dids, claims }, today)
    find().then((found) => !isOver && setStage(found), toastFailure)
    return () => {
      isOver = true
    }
  }, [vault, dids, claims, today])
  return stage
}
