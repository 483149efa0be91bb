import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useFocusReturn } from '../../ui/dialog.tsx'
import { LinkText } from '../../ui/link-text.tsx'

type EnlargedCodeProps = { title: string; url: string; code: string; onClose: () => void }

/** Fills the screen: at 192 px, the code's modules are under 2 px, too fine for many cameras. */
export function EnlargedCode({ title, url, code, onClose }: EnlargedCodeProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-0 z-50 flex animate-fade flex-col items-center justify-center gap-4 overflow-y-auto bg-white p-4 text-brand outline-none"
        >
          <Radix.Title className="sr-only">{texts.enlargedTitle}</Radix.Title>
          <img src={code} alt={texts.qrAlt(title)} className="min-h-0 w-full flex-1 object-contain" />
          <LinkText url={url} isOnWhite />
          <Radix.Close className={buttonClass({ variant: 'primary' })}>
            <X aria-hidden="true" className="size-4" />
            {texts.close}
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
