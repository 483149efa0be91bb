import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import { useState } from 'react'
import { scanTexts as texts } from '../../texts/en/scan/scan.ts'
import { Button } from '../../ui/button.tsx'

type TorchConstraint = MediaTrackConstraintSet & { torch: boolean }

export function TorchButton({ track }: { track: MediaStreamTrack }) {
  const [isOn, setIsOn] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (!hasTorch(track)) return null
  const switchTo = async (next: boolean) => {
    const torch: TorchConstraint = { torch: next }
    try {
      await track.applyConstraints({ advanced: [torch] })
      setIsOn(next)
      setHasFailed(false)
    } catch (error) {
      console.warn('The light of the camera did not obey', error)
      setHasFailed(true)
    }
  }
  const Icon = isOn ? FlashlightOff : Flashlight
  return (
    <>
      {hasFailed && (
        <p role="alert" className="w-full text-sm text-wait">
          {texts.torchFailed}
        </p>
      )}
      <Button variant="outline" aria-pressed={isOn} onClick={() => void switchTo(!isOn)}>
        <Icon aria-hidden="true" className="size-4" />
        {texts.torch}
      </Button>
    </>
  )
}

function hasTorch(track: MediaStreamTrack): boolean {
  // Not every browser can tell what its cameras support.
  const capabilities: object = track.getCapabilities?.() ?? {}
  return 'torch' in capabilities && Boolean(capabilities.torch)
}
