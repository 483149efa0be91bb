import type { ShareId } from '@did/domain/ids'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import type { ShareRecord } from '@did/domain/share/share-record'
import Copy from 'lucide-react/icons/copy'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { copyLink } from '../../entities/share/copy-link.ts'
import { EnlargedCode } from '../../entities/share/enlarged-code.tsx'
import { fieldName } from '../../entities/share/field-name.ts'
import { drawCode } from '../../lib/draw-code.ts'
import { toast } from '../../lib/toast/toast.ts'
import { relativeTime, shortDate } from '../../texts/en/frame/dates.ts'
import { sharingTexts } from '../../texts/en/share/sharing.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useChangeShare, useWithdrawShare } from './mutations.ts'

const texts = sharingTexts.list
const tones: Record<ShareStatusName, BadgeTone> = {
  active: 'ok',
  withdrawn: 'neutral',
  expired: 'neutral',
  'used-up': 'neutral',
  unknown: 'neutral',
}

type SharedRowProps = { share: ShareRecord; isTitleShown: boolean }

export function SharedRow({ share, isTitleShown }: SharedRowProps) {
  return (
    <li className="flex flex-col gap-1 p-4">
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="line-clamp-3 min-w-0 flex-1 font-medium break-words">
          {isTitleShown ? share.claimTitle : texts.kind[share.kind]}
        </p>
        <Badge tone={tones[share.status]}>{texts.status[share.status]}</Badge>
      </div>
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
  const { url, claimTitle } = share
  const name = `${claimTitle}, ${describeContent(share)}`
  const enlarge = (link: string) =>
    drawCode(link).then(
      (drawn) => (drawn === null ? toast(sharingTexts.noCode) : setCode(drawn)),
      () => toast({ variant: 'destructive', ...sharingTexts.qrFailed }),
    )
  if (isAsking) return <ConfirmWithdrawal share={share} onKeep={() => setIsAsking(false)} />
  return (
    <div className="-mb-2 -ms-2.5 flex flex-wrap">
      {url !== null && share.status === 'active' && (
        <>
          <Button variant="quiet" shape="small" aria-label={texts.copyOf(name)} onClick={() => void copyLink(url)}>
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
      {code !== null && <EnlargedCode title={claimTitle} code={code} onClose={() => setCode(null)} />}
    </div>
  )
}

function ConfirmWithdrawal({ share, onKeep }: { share: ShareRecord; onKeep: () => void }) {
  const withdraw = useWithdrawShare()
  return (
    <div className="mt-1 flex flex-col gap-3 rounded-xl bg-bad-soft p-3">
      <p className="text-sm text-bad">{share.kind === 'controlled' ? texts.confirmControlled : texts.confirmOpen}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button variant="danger" pending={withdraw.isPending} onClick={() => withdraw.mutate(share.id)}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  )
}

/** A used-up share still opens in the browsers that were counted as views. */
function isOpenToSomebody({ status }: ShareRecord): boolean {
  return status === 'active' || status === 'used-up'
}

function describeContent({ fields }: ShareRecord): string {
  return fields.length === 0 ? texts.basic : texts.withFields(fields.map(fieldName).join(', '))
}

function describeUse(share: ShareRecord, isKindTold: boolean): string {
  const { kind, status, createdAt, expiresAt, views, maxViews, url } = share
  const end = expiresAt === null ? null : texts[status === 'expired' ? 'ended' : 'until'](shortDate(expiresAt))
  const parts = [
    isKindTold ? texts.kind[kind] : null,
    texts.made(relativeTime(new Date(createdAt), new Date())),
    end,
    kind === 'controlled' ? texts.views(views, maxViews) : texts.uncounted,
  ]
  const line = parts.filter((part) => part !== null).join(' · ')
  return kind === 'open' && url === null ? `${line}. ${texts.edited}` : line
}
