import { useCallback, useRef } from 'react'
import { CameraCard } from '../../../features/scan/camera-card.tsx'

/**
 * Reads one QR code after another. A QR code that stays in front of the camera counts only once.
 */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const last = useRef('')
  const takeCode = useCallback(
    (text: string) => {
      if (text !== last.current) onCode(text)
      last.current = text
      return 'go-on' as const
    },
    [onCode],
  )
  return <CameraCard onCode={takeCode} />
}
