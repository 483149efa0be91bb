import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { cn } from '../../../lib/cn.ts'
import { timeNow } from '../../../lib/page/device-clock.ts'
import { codeSizeClass, drawCode } from '../../../lib/qr-code.ts'
import { addDeviceTexts as texts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinkText } from '../../../ui/text/link-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { type InvitationCode, spellInvitationCode, writeInvitationLink } from './invitation-code.ts'

type Props = { code: InvitationCode; endsAt: number; isUnreachable: boolean }

/** A phone scans the code. On a computer without a camera, a person types the same code as text. */
export function ShownCode({ code, endsAt, isUnreachable }: Props) {
  const link = writeInvitationLink(code, location.origin)
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Picture link={link} />
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          <p className="text-pretty">{texts.scan}</p>
          <p className="text-pretty">{texts.type(`${location.host}/add-key`)}</p>
          <code
            dir="ltr"
            className="rounded-xl bg-brand-soft px-3 py-2 text-center font-mono text-lg font-semibold tracking-wider"
          >
            {spellInvitationCode(code)}
          </code>
          <Button variant="outline" onClick={() => void copy(link)}>
            <Copy aria-hidden="true" className="size-4" />
            {texts.copy}
          </Button>
          <LinkText url={link} />
        </div>
      </div>
      <Remaining endsAt={endsAt} />
      {isUnreachable && <p className="text-sm text-wait">{texts.unreachable}</p>}
      <p className="text-sm text-pretty text-ink-2">{texts.harmless}</p>
    </>
  )
}

function Picture({ link }: { link: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    drawCode(link).then(
      (drawn) => isOver || setPicture(drawn),
      () => console.warn('The code could not be drawn, so the new device needs it typed'),
    )
    return () => {
      isOver = true
    }
  }, [link])
  if (!picture) return <Skeleton className={cn(codeSizeClass, 'rounded-xl')} />
  return (
    <img src={picture} alt={texts.qrAlt} className={cn(codeSizeClass, 'rounded-xl border border-line bg-white p-2')} />
  )
}

/** Counts the remaining time down, but screen readers do not announce every second. */
function Remaining({ endsAt }: { endsAt: number }) {
  const read = () => Math.max(0, Math.ceil((endsAt - timeNow()) / 1000))
  const [left, setLeft] = useState(read)
  useEffect(() => {
    const ticking = setInterval(() => setLeft(read()), 1000)
    return () => clearInterval(ticking)
  })
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p aria-live="off" className="text-sm text-ink-2">
      {texts.waiting(time)}
    </p>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(texts.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.copyFailed })
  }
}
