import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import FileUp from 'lucide-react/icons/file-up'
import ImageUp from 'lucide-react/icons/image-up'
import { type DragEvent, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { scanTexts as texts } from '../../texts/en/scan/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HiddenInput } from './hidden-input.tsx'
import { readClipboard, readTransfer } from './read-clipboard.ts'
import { type ReadingState, type ReadingTargets, useReading } from './use-reading.ts'

const problems: Record<Exclude<ReadingState, 'idle' | 'reading'>, string> = {
  'no-code': texts.notFound,
  'no-picture': texts.notAPicture,
  'picture-too-large': texts.pictureTooLarge,
  'no-reader': texts.readerNotLoaded,
  'no-claim-file': texts.notAClaimFile,
  'too-long': texts.tooLong,
  'clipboard-empty': texts.clipboardEmpty,
  'clipboard-closed': texts.clipboardClosed,
}

const fileTypes = '.json,.jsonld,.jwt,.sdjwt,.txt,.png,.svg,application/json,text/plain'

export function PictureCard(targets: ReadingTargets) {
  const { state, readFile, take } = useReading(targets)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(readTransfer(event.dataTransfer))
  }
  const handleFile = (file: File | undefined) => void readFile(file)
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>{texts.pictureHeading}</CardTitle>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the
            buttons inside */}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          className={cn(
            'flex flex-col items-center gap-2 rounded-xl border-2 border-dashed px-4 py-6 text-center transition-colors duration-150',
            isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
          )}
        >
          <Button variant="outline" pending={state === 'reading'} onClick={() => input.current?.click()}>
            {state !== 'reading' && <ImageUp aria-hidden="true" className="size-4" />}
            {state === 'reading' ? texts.reading : texts.choosePicture}
          </Button>
          <Button variant="quiet" onClick={() => void readClipboard().then(take)}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            {texts.paste}
          </Button>
          <Button variant="quiet" onClick={() => fileInput.current?.click()}>
            <FileUp aria-hidden="true" className="size-4" />
            {texts.chooseFile}
          </Button>
          <p className="text-sm text-ink-3">{texts.dropHint}</p>
          <HiddenInput ref={input} label={texts.choosePicture} accept="image/*" onFile={handleFile} />
          <HiddenInput ref={fileInput} label={texts.chooseFile} accept={fileTypes} onFile={handleFile} />
        </div>
        {state !== 'idle' && state !== 'reading' && (
          <Notice role="alert" tone="wait" icon={CircleAlert}>
            {problems[state]}
          </Notice>
        )}
      </CardBody>
    </Card>
  )
}
