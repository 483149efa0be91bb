import { useCallback, useEffect, useRef, useState } from 'react'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import type { Brought } from '../rows/row.ts'
import { type Bringing, readFile, readText } from './read-brought.ts'

const { bring: texts, places } = checkManyTexts

/** `told` says what the page found in the latest text, file or QR code. */
export function useBringing(onBrought: (brought: readonly Brought[]) => void) {
  const [told, setTold] = useState('')
  const [isReading, setIsReading] = useState(false)
  const counts = useRef({ texts: 0, codes: 0 })
  const take = useCallback(
    ({ brought, otherAddresses }: Bringing) => {
      const passedOver = otherAddresses > 0 ? `. ${texts.passedOver(otherAddresses)}` : ''
      setTold(`${texts.taken(brought.length)}${passedOver}.`)
      onBrought(brought)
    },
    [onBrought],
  )
  const takeText = useCallback(
    (text: string) => {
      if (text.trim() === '') return setTold(texts.empty)
      counts.current.texts += 1
      take(readText(text, places.pasted(counts.current.texts), location.origin))
    },
    [take],
  )
  const takeFiles = useCallback(
    async (files: readonly File[]) => {
      setIsReading(true)
      for (const file of files) take(await readFile(file, location.origin))
      setIsReading(false)
      setTold(texts.filesTaken(files.length))
    },
    [take],
  )
  const takeCode = useCallback(
    (text: string) => {
      counts.current.codes += 1
      onBrought(readText(text, places.camera(counts.current.codes), location.origin).brought)
      setTold(texts.scanned(counts.current.codes))
    },
    [onBrought],
  )
  /** Takes the files or the text that a person dropped on the page or pasted into it. */
  const takeTransfer = useCallback(
    (transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])]
      if (files.length > 0) void takeFiles(files)
      else takeText(transfer?.getData('text') ?? '')
    },
    [takeFiles, takeText],
  )
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      // A text that a person pastes into a form field belongs to that field. But take a pasted file
      // in any case, because no form field takes files.
      const isInField = event.target instanceof Element && event.target.closest('input, textarea')
      if (!isInField || event.clipboardData?.files.length) takeTransfer(event.clipboardData)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [takeTransfer])
  return { told, isReading, takeText, takeFiles, takeCode, takeTransfer }
}
