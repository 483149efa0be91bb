import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { frontShareDays } from '@did/domain/share/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetOffered, type Share, shareQuery } from '../../../entities/share/share-query.ts'
import { frontTexts as texts } from '../../../texts/en/share/front.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { LinkText } from '../../../ui/text/link-text.tsx'
import { useMakeControlledShare } from '../mutations.ts'

export function FrontCode({ claim }: { claim: Claim }) {
  const fields = listOpenByDefault(claim)
  const client = useQueryClient()
  const open = useQuery(shareQuery(claim, fields))
  const short = useMakeControlledShare()
  const makeShort = () =>
    short.mutate({
      shared: [{ claimId: claim.id, fields }],
      isShort: true,
      label: texts.label,
      days: frontShareDays,
      maxViews: null,
    })
  const share = short.data ?? open.data ?? null
  return (
    <div className="flex flex-col items-center gap-3">
      {/* Scanners look for a white margin, so the code is white in both themes. */}
      <div className="grid aspect-square w-full max-w-[min(26rem,60dvh)] place-items-center rounded-2xl border border-line bg-white p-2 text-type-other">
        <Code
          claim={claim}
          share={share}
          isLoading={open.isPending}
          onAgain={() => void open.refetch()}
          onRenew={() => forgetOffered(client, shareQuery(claim, fields).queryKey)}
        />
      </div>
      <p className="text-center font-medium text-pretty">{texts.scan}</p>
      {share && !share.isWithdrawn && <LinkText url={share.url} />}
      {short.data ? (
        <p className="text-center text-sm text-ink-2">{texts.simplerShown}</p>
      ) : (
        <div className="flex flex-col items-center">
          <Button variant="link" pending={short.isPending} onClick={makeShort}>
            {texts.simpler}
          </Button>
          <p className="text-center text-sm text-pretty text-ink-2">{texts.simplerHint}</p>
        </div>
      )}
    </div>
  )
}

type CodeProps = {
  claim: Claim
  share: Share | null
  isLoading: boolean
  onAgain: () => void
  onRenew: () => void
}

function Code({ claim, share, isLoading, onAgain, onRenew }: CodeProps) {
  if (isLoading) return <Loading label={texts.loading} skeleton="size-64" />
  if (!share) return <Instead text={texts.failed} action={texts.again} onAct={onAgain} />
  if (share.isWithdrawn) return <Instead text={texts.withdrawn} action={texts.newLink} onAct={onRenew} />
  if (share.code === null) return <p className="p-6 text-center">{texts.tooLong}</p>
  return <img src={share.code} alt={sharingTexts.qrAlt(claim.title)} className="size-full object-contain" />
}

function Instead({ text, action, onAct }: { text: string; action: string; onAct: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 p-6 text-center">
      <p>{text}</p>
      <Button onClick={onAct}>{action}</Button>
    </div>
  )
}
