import { CircleAlert, ImageUp } from 'lucide-react'
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { scanTexts as texts } from '../../texts/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readPicture } from './read-picture.ts'

type PictureState = 'idle' | 'reading' | 'no-code' | 'no-picture'

/** A picture may be chosen, dropped or pasted. */
export function PictureCard({ onCode }: { onCode: (text: string) => void }) {
  const [state, setState] = useState<PictureState>('idle')
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const read = useCallback(
    async (file: File | undefined) => {
      if (!file) return
      setState('reading')
      const reading = await readPicture(file)
      setState(reading.kind === 'found' ? 'idle' : reading.kind)
      if (reading.kind === 'found') onCode(reading.text)
    },
    [onCode],
  )
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => void read(event.clipboardData?.files[0])
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [read])

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>{texts.pictureHeading}</CardTitle>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          className={cn(
            'flex flex-col items-center gap-2 rounded-xl border-2 border-dashed px-4 py-8 text-center transition-colors duration-150',
            isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
          )}
        >
          <Button variant="outline" pending={state === 'reading'} onClick={() => input.current?.click()}>
            {state !== 'reading' && <ImageUp aria-hidden="true" className="size-4" />}
            {state === 'reading' ? texts.reading : texts.choosePicture}
          </Button>
          <p className="text-sm text-ink-3">{texts.dropHint}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={texts.choosePicture}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void read(event.target.files?.[0])
              // The same file may be chosen again after it was mended.
              event.target.value = ''
            }}
          />
        </div>
        {(state === 'no-code' || state === 'no-picture') && (
          <div role="alert">
            <Notice tone="wait" icon={CircleAlert}>
              {state === 'no-code' ? texts.notFound : texts.notAPicture}
            </Notice>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
