import type { ShareRecord } from '@did/domain/share/share-record'
import { comma } from '@did/domain/texts/en/punctuation'
import Copy from 'lucide-react/icons/copy'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { copyLink } from '../../../entities/share/copy-link.ts'
import { useKeptLink } from '../../../entities/share/use-kept-link.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { useWithdrawCollection } from '../mutations.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { describeLapse, describeOlder, describeUse, isOpenToSomebody } from './describe-share.ts'
import { ShareLabel } from './share-label.tsx'
import { StatusBadge } from './status-badge.tsx'

const texts = sharingTexts.list

/** The credentials of one link are opened together and withdrawn together. */
export function CollectionRow({ shares }: { shares: readonly [ShareRecord, ...ShareRecord[]] }) {
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdrawCollection()
  // The owner may have withdrawn some of the credentials. So the row shows the state of a
  // credential that still opens, if there is one.
  const shown = shares.find(isOpenToSomebody) ?? shares[0]
  const name = texts.collection(shares.length)
  const id = shown.collectionId
  const url = useKeptLink(id ?? shown.id)
  return (
    <li className="flex flex-col gap-1 p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 flex-1 font-medium">{name}</p>
        <StatusBadge status={shown.status} hasLapsed={shares.every((share) => describeLapse(share) !== null)} />
      </div>
      <ShareLabel shares={shares} />
      <ul className="list-inside list-disc text-sm text-ink-2">
        {shares.map((share) => (
          <li key={share.id} dir="auto" className="break-words">
            {share.claimTitle}
            {share.status !== shown.status && ` (${texts.status[share.status]})`}
            {describeLapse(share) && <span className="block ps-5 text-bad">{describeLapse(share)}</span>}
            {describeOlder(share) && <span className="block ps-5 text-wait">{describeOlder(share)}</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">{describeUse(shown, false)}</p>
      {isOpenToSomebody(shown) && id !== null && !isAsking && (
        <div className="-mb-2 -ms-2.5 flex flex-wrap">
          {url !== null && (
            <Button
              variant="quiet"
              shape="small"
              aria-label={texts.copyOf([name, shown.label].filter(Boolean).join(comma))}
              onClick={() => void copyLink(url)}
            >
              <Copy aria-hidden="true" className="size-4" />
              {texts.copy}
            </Button>
          )}
          <Button
            variant="quiet"
            shape="small"
            aria-label={texts.withdrawOf([name, shown.label].filter(Boolean).join(comma))}
            onClick={() => setIsAsking(true)}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            {texts.withdraw}
          </Button>
        </div>
      )}
      {isAsking && isOpenToSomebody(shown) && id !== null && (
        <ConfirmWithdrawal
          sentence={texts.confirmControlled}
          isPending={withdraw.isPending}
          onConfirm={() => withdraw.mutate(id)}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
