import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { scanTexts as texts } from '../../texts/en/scan/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { ScannedCode } from './scanned-code.ts'

type ForeignCodeProps = { code: Exclude<ScannedCode, { kind: 'own' }>; onAgain: () => void }

/** A code's maker must not choose where this browser goes, so a foreign code is shown as text. */
export function ForeignCode({ code, onAgain }: ForeignCodeProps) {
  const isForeign = code.kind === 'foreign'
  return (
    <div role="alert">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <CardTitle className="flex items-start gap-2 text-wait">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 break-words">{isForeign ? texts.foreignTitle(code.host) : texts.otherTitle}</span>
          </CardTitle>
          <p className="text-ink-2">{isForeign ? texts.foreignText(code.host) : texts.otherText}</p>
          <p
            dir="auto"
            className="max-h-48 overflow-y-auto rounded-xl bg-canvas p-3 font-mono text-sm break-all whitespace-pre-wrap"
          >
            {code.text}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onAgain}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {texts.again}
            </Button>
            <Button variant="outline" onClick={() => void copyText(code.text)}>
              <Copy aria-hidden="true" className="size-4" />
              {texts.copy}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(texts.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.copyFailed })
  }
}
