import { useCallback, useLayoutEffect, useState } from 'react'
import { type ForeignBrought, readForeignFile } from './looks-foreign.ts'
import { type ClaimFileReading, isTextFile, readClaimFile } from './read-claim-file.ts'
import { type ClipboardReading, readTransfer } from './read-clipboard.ts'
import { readPicture } from './read-picture.ts'

export type ClaimFile = ClaimFileReading & { kind: 'share' }
/** The page can judge such a file or text without opening a link. */
export type BroughtFile = ClaimFile | ForeignBrought
export type ReadingState =
  | 'idle'
  | 'reading'
  | 'no-code'
  | 'no-picture'
  | 'picture-too-large'
  | 'no-reader'
  | 'no-claim-file'
  | 'too-long'
  | 'clipboard-empty'
  | 'clipboard-closed'

export type ReadingTargets = { onCode: (text: string) => void; onFile: (file: BroughtFile) => void }

export function useReading({ onCode, onFile }: ReadingTargets) {
  const [state, setState] = useState<ReadingState>('idle')
  const readFile = useCallback(
    async (file: File | undefined) => {
      if (!file) return
      setState('reading')
      const foreign = await readForeignFile(file).catch(() => null)
      const reading = foreign ?? (isTextFile(file) ? await readClaimFile(file) : await readPicture(file))
      const isRead = reading.kind === 'found' || reading.kind === 'share' || reading.kind === 'foreign'
      setState(isRead ? 'idle' : reading.kind)
      if (reading.kind === 'found') onCode(reading.text)
      if (reading.kind === 'share' || reading.kind === 'foreign') onFile(reading)
    },
    [onCode, onFile],
  )
  const take = useCallback(
    (brought: ClipboardReading) => {
      if (brought.kind === 'file') return void readFile(brought.file)
      setState(brought.kind === 'text' ? 'idle' : brought.kind)
      if (brought.kind === 'text') onCode(brought.text)
    },
    [readFile, onCode],
  )
  // A person may paste at once, so a layout effect listens for a paste from the first paint on.
  useLayoutEffect(() => {
    const handlePaste = (event: ClipboardEvent) => take(readTransfer(event.clipboardData))
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [take])
  return { state, readFile, take }
}
