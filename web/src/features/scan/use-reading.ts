import { useCallback, useLayoutEffect, useState } from 'react'
import { type ClaimFileReading, isClaimFile, readClaimFile } from './read-claim-file.ts'
import { type ClipboardReading, readTransfer } from './read-clipboard.ts'
import { readPicture } from './read-picture.ts'

export type ClaimFile = ClaimFileReading & { kind: 'share' }
export type ReadingState =
  | 'idle'
  | 'reading'
  | 'no-code'
  | 'no-picture'
  | 'no-reader'
  | 'no-claim-file'
  | 'clipboard-empty'
  | 'clipboard-closed'

export type ReadingTargets = { onCode: (text: string) => void; onFile: (file: ClaimFile) => void }

export function useReading({ onCode, onFile }: ReadingTargets) {
  const [state, setState] = useState<ReadingState>('idle')
  const readFile = useCallback(
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
  const take = useCallback(
    (brought: ClipboardReading) => {
      if (brought.kind === 'file') return void readFile(brought.file)
      setState(brought.kind === 'text' ? 'idle' : brought.kind)
      if (brought.kind === 'text') onCode(brought.text)
    },
    [readFile, onCode],
  )
  // A layout effect listens from the first paint on, because a person may paste at once.
  useLayoutEffect(() => {
    const handlePaste = (event: ClipboardEvent) => take(readTransfer(event.clipboardData))
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [take])
  return { state, readFile, take }
}
