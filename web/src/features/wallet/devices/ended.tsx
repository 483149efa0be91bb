import CircleX from 'lucide-react/icons/circle-x'
import { addKeyTexts as texts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type EndedProps = { title: string; text: string; icon?: typeof CircleX }

export function Ended({ title, text, icon = CircleX }: EndedProps) {
  return (
    <>
      <Notice role="alert" tone="wait" icon={icon} title={title}>
        {text}
      </Notice>
      <Button
        shape="wideOnPhone"
        variant="outline"
        onClick={() => {
          location.hash = ''
        }}
      >
        {texts.otherCode}
      </Button>
    </>
  )
}
