import type { Claim } from '@did/domain/claim'
import { useQuery } from '@tanstack/react-query'
import { Clock, Copy, LockKeyhole, Maximize2, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { sharingTexts as texts } from '../../texts/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EnlargedCode } from './enlarged-code.tsx'
import { ShareCode } from './share-code.tsx'
import { shareQuery } from './share-query.ts'

type ShareTabProps = { claim: Claim }

/** SPEC.md 2.9. It makes the code as soon as it is mounted, so the dialog mounts it on opening. */
export function ShareTab({ claim }: ShareTabProps) {
  if (claim.isPrivate)
    return (
      <Notice tone="info" icon={LockKeyhole} title={texts.privateTitle}>
        {texts.privateText}
      </Notice>
    )
  return <ShareSheet claim={claim} />
}

function ShareSheet({ claim }: ShareTabProps) {
  const share = useQuery(shareQuery(claim))
  const [isEnlarged, setIsEnlarged] = useState(false)
  const { errorUpdatedAt } = share
  useEffect(() => {
    if (errorUpdatedAt > 0) toast({ variant: 'destructive', ...texts.qrFailed })
  }, [errorUpdatedAt])

  const url = share.data?.url ?? null
  const code = share.data?.code ?? null
  return (
    <div className="flex flex-col items-center gap-4">
      <ShareCode title={claim.title} share={share.data ?? null} isLoading={share.isFetching && !share.data} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button aria-disabled={url === null} onClick={() => void copyLink(url)}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
        <Button variant="outline" pending={share.isFetching} onClick={() => void share.refetch()}>
          {!share.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          {texts.regenerate}
        </Button>
        <Button variant="quiet" aria-disabled={code === null} onClick={() => setIsEnlarged(code !== null)}>
          <Maximize2 aria-hidden="true" className="size-4" />
          {texts.enlarge}
        </Button>
      </div>
      {!claim.isVerified && (
        <Notice tone="wait" icon={Clock}>
          {texts.unverified}
        </Notice>
      )}
      <p className="max-w-sm text-center text-sm text-pretty text-ink-2">
        {texts.note} {texts.permanent}
      </p>
      {isEnlarged && code !== null && (
        <EnlargedCode title={claim.title} code={code} onClose={() => setIsEnlarged(false)} />
      )}
    </div>
  )
}

async function copyLink(url: string | null): Promise<void> {
  try {
    if (url === null) throw new Error('there is no link yet')
    await navigator.clipboard.writeText(url)
    toast(texts.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.copyFailed })
  }
}
