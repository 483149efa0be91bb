import QrCode from 'lucide-react/icons/qr-code'
import { cn } from '../../lib/cn.ts'
import { codeSizeClass } from '../../lib/qr-code.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'
import type { Share } from './share-query.ts'

/**
 * `failure` says why there is no share. `failure` is absent or null if the person can do nothing
 * about the cause.
 */
type ShownQrCodeProps = { title: string; share: Share | null; isLoading: boolean; failure?: string | null }

/** The frame is white even in dark mode, because scanners need a light margin around a QR code. */
export function ShownQrCode(props: ShownQrCodeProps) {
  const { share } = props
  return (
    <>
      <div className="grid place-items-center rounded-2xl border border-line bg-white p-3">
        <Picture {...props} />
      </div>
      {share?.url && !share.isWithdrawn && <LinkText url={share.url} />}
    </>
  )
}

function Picture({ title, share, isLoading, failure }: ShownQrCodeProps) {
  if (isLoading) return <Loading label={texts.loading} skeleton={codeSizeClass} />
  if (share?.code && !share.isWithdrawn)
    return <img src={share.code} alt={texts.qrAlt(title)} className={cn(codeSizeClass, 'max-w-none')} />
  return (
    <p
      className={cn(
        codeSizeClass,
        'flex flex-col items-center justify-center gap-2 text-center text-sm text-type-other',
      )}
    >
      <QrCode aria-hidden="true" className="size-8" />
      {explain(share, failure)}
    </p>
  )
}

function explain(share: Share | null, failure?: string | null): string {
  if (!share) return failure ?? texts.failed
  return share.isWithdrawn ? texts.withdrawnCode : texts.tooLongForCode
}
