import type { ClaimId, ShareId } from '@did/domain/ids'
import type { ShareRecord } from '@did/domain/share/share-record'
import { comma } from '@did/domain/texts/en/punctuation'
import Copy from 'lucide-react/icons/copy'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Link } from 'wouter'
import { copyLink } from '../../../entities/share/copy-link.ts'
import { useHandOut } from '../../../entities/share/use-hand-out.ts'
import { useKeptLink } from '../../../entities/share/use-kept-link.ts'
import { drawCode } from '../../../lib/qr-code.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { useChangeShare, useWithdrawShare } from '../mutations.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import {
  describeContent,
  describeLapse,
  describeOlder,
  describeUse,
  isOpenToSomebody,
  nameKind,
} from './describe-share.ts'
import { EnlargedShare } from './enlarged-share.tsx'
import { ShareLabel } from './share-label.tsx'
import { StatusBadge } from './status-badge.tsx'

const texts = sharingTexts.list

/**
 * `hrefOf` returns the URL of the claim. `hrefOf` is absent where the owner makes a new link to the
 * claim.
 */
type SharedRowProps = { share: ShareRecord; isTitleShown: boolean; hrefOf?: (id: ClaimId) => string }

export function SharedRow({ share, isTitleShown, hrefOf }: SharedRowProps) {
  const lapse = describeLapse(share)
  const older = describeOlder(share)
  return (
    <li className="flex flex-col gap-1 p-4">
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="line-clamp-3 min-w-0 flex-1 font-medium break-words">
          {isTitleShown ? share.claimTitle : nameKind(share)}
        </p>
        <StatusBadge status={share.status} hasLapsed={(lapse ?? older) !== null} />
      </div>
      {lapse && <p className="text-sm text-bad">{lapse}</p>}
      {older && (
        <p className="text-sm text-wait">
          {older}{' '}
          {hrefOf && (
            <Link href={`${hrefOf(share.claimId)}&tab=share`} className="underline">
              {sharingTexts.newLink}
            </Link>
          )}
        </p>
      )}
      <ShareLabel shares={[share]} />
      <p className="text-sm text-ink-2">{describeContent(share)}</p>
      <p className="text-sm text-ink-3">{describeUse(share, isTitleShown)}</p>
      {share.tellsConfirmation !== null && share.status === 'active' && (
        <ConfirmationSwitch id={share.id} isOn={share.tellsConfirmation} />
      )}
      {isOpenToSomebody(share) && <RowActions share={share} />}
    </li>
  )
}

function ConfirmationSwitch({ id, isOn }: { id: ShareId; isOn: boolean }) {
  const change = useChangeShare(id)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const handleChange = (isWanted: boolean) => {
    setWanted(isWanted)
    change.mutate(isWanted, { onSettled: () => setWanted(null) })
  }
  return (
    <Checkbox
      label={texts.tellsConfirmation}
      hint={texts.tellsConfirmationHint}
      checked={wanted ?? isOn}
      onChange={(event) => handleChange(event.target.checked)}
    />
  )
}

function RowActions({ share }: { share: ShareRecord }) {
  const [code, setCode] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdrawShare()
  const handOut = useHandOut()
  const { claimTitle } = share
  const kept = useKeptLink(share.id)
  const url = share.url ?? kept
  const name = [claimTitle, share.label, describeContent(share)].filter(Boolean).join(comma)
  const enlarge = (link: string) =>
    drawCode(link).then(
      (drawn) => (drawn === null ? toast(sharingTexts.noCode) : setCode(drawn)),
      () => toast({ variant: 'destructive', ...sharingTexts.qrFailed }),
    )
  const handleCopy = (link: string) => {
    handOut({ id: share.id })
    void copyLink(link)
  }
  if (isAsking)
    return (
      <ConfirmWithdrawal
        sentence={explainWithdrawal(share)}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(share.id)}
        onKeep={() => setIsAsking(false)}
      />
    )
  return (
    <div className="-mb-2 -ms-2.5 flex flex-wrap">
      {url !== null && share.status === 'active' && (
        <>
          <Button variant="quiet" shape="small" aria-label={texts.copyOf(name)} onClick={() => handleCopy(url)}>
            <Copy aria-hidden="true" className="size-4" />
            {texts.copy}
          </Button>
          <Button variant="quiet" shape="small" aria-label={texts.enlargeOf(name)} onClick={() => void enlarge(url)}>
            <Maximize2 aria-hidden="true" className="size-4" />
            {sharingTexts.enlarge}
          </Button>
        </>
      )}
      <Button variant="quiet" shape="small" aria-label={texts.withdrawOf(name)} onClick={() => setIsAsking(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {texts.withdraw}
      </Button>
      {code !== null && url !== null && (
        <EnlargedShare share={share} url={url} code={code} onClose={() => setCode(null)} />
      )}
    </div>
  )
}

function explainWithdrawal({ kind, collectionId }: ShareRecord): string {
  if (collectionId !== null) return texts.confirmPart
  return kind === 'controlled' ? texts.confirmControlled : texts.confirmOpen
}
