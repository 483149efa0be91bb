import FileUp from 'lucide-react/icons/file-up'
import ListChecks from 'lucide-react/icons/list-checks'
import QrCode from 'lucide-react/icons/qr-code'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { cn } from '../../../lib/cn.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Brought } from '../rows/row.ts'
import { useBringing } from './use-bringing.ts'

const texts = checkManyTexts.bring

type BringPanelProps = {
  /**
   * The id of the heading of the results, which may be far below on a phone. It is null while there
   * are no results.
   */
  resultsId: string | null
  onBrought: (brought: readonly Brought[]) => void
}

/**
 * A person can bring links, files and QR codes at any time, even while the page checks earlier
 * ones.
 */
export function BringPanel({ resultsId, onBrought }: BringPanelProps) {
  const { told, isReading, takeText, takeFiles, takeCode, takeTransfer } = useBringing(onBrought)
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const Scanner = useLazy(async () => (await import('./scanner.tsx')).Scanner, isScanning)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    takeText(text)
    setText('')
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    takeTransfer(event.dataTransfer)
  }
  return (
    <>
      <Card
        className={cn(isOver && 'border-brand')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <CardBody className="flex flex-col gap-4">
          <CardTitle>{texts.heading}</CardTitle>
          <form onSubmit={handleSubmit} className="flex flex-col gap-3">
            <Field label={texts.links} hint={texts.linksHint}>
              {(control) => <Textarea {...control} value={text} onChange={(event) => setText(event.target.value)} />}
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button type="submit">
                <ListChecks aria-hidden="true" className="size-4" />
                {texts.check}
              </Button>
              <ChooseFiles isReading={isReading} onFiles={(files) => void takeFiles(files)} />
              <Button variant="outline" aria-pressed={isScanning} onClick={() => setIsScanning(!isScanning)}>
                <QrCode aria-hidden="true" className="size-4" />
                {isScanning ? texts.cameraDone : texts.camera}
              </Button>
            </div>
          </form>
          <p className="text-sm text-ink-3">{texts.chooseHint}</p>
          <p role="status" className="text-sm text-ink-2 empty:hidden">
            {told}
          </p>
          {resultsId && (
            <a href={`#${resultsId}`} className="inline-flex min-h-11 items-center text-sm text-brand underline">
              {texts.toResults}
            </a>
          )}
        </CardBody>
      </Card>
      {Scanner && <Scanner onCode={takeCode} />}
    </>
  )
}

function ChooseFiles({ isReading, onFiles }: { isReading: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" pending={isReading} onClick={() => input.current?.click()}>
        {!isReading && <FileUp aria-hidden="true" className="size-4" />}
        {isReading ? texts.reading : texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={texts.choose}
        // The button that opens the file chooser already names this input.
        aria-hidden="true"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Reset the input, so that the person can choose the same file again after a change.
          event.target.value = ''
        }}
      />
    </>
  )
}
