import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { copyLink } from '../../../entities/share/copy-link.ts'
import { hasShareSheet, mailLink, sendLink } from '../../../entities/share/send-link.ts'
import type { HandOutWay } from '../../../entities/share/share-actions.tsx'
import type { Share } from '../../../entities/share/share-query.ts'
import { handOutTexts } from '../../../texts/en/share/hand-out.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast/toast.ts'

const texts = handOutTexts.panel

type WayButtonsProps = {
  way: HandOutWay
  title: string
  isPending: boolean
  onUse: (act: (share: Share) => unknown) => Promise<void>
  onShow: (shown: { way: 'enlarge' | 'print'; url: string; code: string }) => void
}

export function WayButtons({ way, title, isPending, onUse, onShow }: WayButtonsProps) {
  if (way === 'send') return <SendButtons title={title} isPending={isPending} onUse={onUse} />
  const show = ({ url, code }: Share) => (code === null ? toast(sharingTexts.noCode) : onShow({ way, url, code }))
  const Icon = way === 'enlarge' ? Maximize2 : Printer
  return (
    <Button shape="wide" pending={isPending} onClick={() => void onUse(show)}>
      {!isPending && <Icon aria-hidden="true" className="size-4" />}
      {texts.act[way]}
    </Button>
  )
}

function SendButtons({ title, isPending, onUse }: Pick<WayButtonsProps, 'title' | 'isPending' | 'onUse'>) {
  return (
    <div className="flex flex-col gap-2">
      {hasShareSheet() && (
        <Button shape="wide" pending={isPending} onClick={() => void onUse(({ url }) => sendLink(url, title))}>
          <Send aria-hidden="true" className="size-4" />
          {texts.sheet}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" pending={isPending} onClick={() => void onUse(({ url }) => mailLink(url, title))}>
          <Mail aria-hidden="true" className="size-4" />
          {texts.mail}
        </Button>
        <Button variant="outline" pending={isPending} onClick={() => void onUse(({ url }) => copyLink(url))}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
