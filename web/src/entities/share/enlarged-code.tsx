import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { useBackCloses } from '../../lib/page/use-back-closes.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { closeOnEscape, useFocusReturn } from '../../ui/dialog.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'
import { VerifierName } from '../verifier/verifier-name.tsx'
import type { ShownByLink } from './shown-by-link.ts'

type EnlargedCodeProps = ShownByLink & { title: string; url: string; code: string; onClose: () => void }

/** The colours of the light theme, because this screen is white in both themes. */
const onWhite: object = { '--color-ok': '#166534', '--color-wait': '#7a4a00', '--color-bad': '#b42318' }

/**
 * Shows the QR code on the whole screen. Elsewhere the QR code is 192 px wide (`codeSizeClass`), so
 * that a module can be narrower than 2 px, which is too fine for many cameras.
 */
export function EnlargedCode({ title, url, code, claim, holderName, onClose }: EnlargedCodeProps) {
  const focusReturn = useFocusReturn()
  useBackCloses(onClose)
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-0 z-50 flex animate-fade flex-col items-center justify-center gap-4 overflow-y-auto bg-white p-4 text-brand outline-none"
        >
          <Radix.Title className="sr-only">{texts.enlargedTitle}</Radix.Title>
          <div className="max-w-full text-center text-type-other">
            {holderName && (
              <p dir="auto" className="text-2xl font-bold break-words">
                {holderName}
              </p>
            )}
            <p dir="auto" className="line-clamp-2 font-medium break-words">
              {title}
            </p>
            {claim?.standing === 'current' && claim.verifiedBy && (
              <div style={onWhite} className="mx-auto mt-1 w-fit max-w-full text-start text-sm">
                {claimsTexts.card.verifiedBy}
                <VerifierName
                  name={claim.verifiedBy.name}
                  standing={claim.verifiedBy.accreditation}
                  className="font-medium"
                />
              </div>
            )}
          </div>
          <img
            src={code}
            alt={texts.qrAlt(title)}
            className="aspect-square max-h-[calc(100dvh-15rem)] min-h-0 w-full max-w-[calc(100dvh-15rem)] object-contain"
          />
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
