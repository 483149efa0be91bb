import { CircleAlert, FileUp, ImageUp } from 'lucide-react'
import { type DragEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { scanTexts as texts } from '../../texts/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type ClaimFileReading, isClaimFile, readClaimFile } from './read-claim-file.ts'
import { readPicture } from './read-picture.ts'

export type ClaimFile = ClaimFileReading & { kind: 'share' }
type PictureState = 'idle' | 'reading' | 'no-code' | 'no-picture' | 'no-reader' | 'no-claim-file'
type PictureCardProps = { onCode: (text: string) => void; onFile: (file: ClaimFile) => void }

const problems = {
  'no-code': texts.notFound,
  'no-picture': texts.notAPicture,
  'no-reader': texts.readerNotLoaded,
  'no-claim-file': texts.notAClaimFile,
} as const

/** A picture of a code, or a claim that was saved as a file: chosen, dropped or pasted. */
export function PictureCard({ onCode, onFile }: PictureCardProps) {
  const [state, setState] = useState<PictureState>('idle')
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)

  const read = useCallback(
    async (file: File | undefined) => {
      if (!file) return
      setState('reading')
      const reading = isClaimFile(file) ? await readClaimFile(file) : await readPicture(file)
      setState(reading.kind === 'found' || reading.kind === 'share' ? 'idle' : reading.kind)
      if (reading.kind === 'found') onCode(reading.text)
      if (reading.kind === 'share') onFile(reading)
    },
    [onCode, onFile],
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
          <Button variant="quiet" onClick={() => fileInput.current?.click()}>
            <FileUp aria-hidden="true" className="size-4" />
            {texts.chooseFile}
          </Button>
          <p className="text-sm text-ink-3">{texts.dropHint}</p>
          <HiddenInput ref={input} label={texts.choosePicture} accept="image/*" onFile={(file) => void read(file)} />
          <HiddenInput
            ref={fileInput}
            label={texts.chooseFile}
            accept=".json,application/json"
            onFile={(file) => void read(file)}
          />
        </div>
        {state !== 'idle' && state !== 'reading' && (
          <div role="alert">
            <Notice tone="wait" icon={CircleAlert}>
              {problems[state]}
            </Notice>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

type HiddenInputProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFile: (file: File | undefined) => void
}

function HiddenInput({ ref, label, accept, onFile }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // The same file may be chosen again after it was mended.
        event.target.value = ''
      }}
    />
  )
}
