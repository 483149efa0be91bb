import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useRef, useState } from 'react'
import { scanTexts as texts } from '../../texts/en/scan/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TorchButton } from './torch-button.tsx'
import { type CameraFault, type TakeCode, useCamera } from './use-camera.ts'

const faults: Record<CameraFault, string> = {
  unsupported: texts.cameraUnsupported,
  missing: texts.noCamera,
  denied: texts.cameraDenied,
  failed: texts.cameraFailed,
  'no-reader': texts.readerNotLoaded,
}

/** The page asks for the camera only when a person presses the button. */
export function CameraCard({ onCode }: { onCode: TakeCode }) {
  const [isOn, setIsOn] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(isOn, video, onCode)
  const { status } = state
  const isFault = status !== 'off' && status !== 'starting' && status !== 'looking'
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>{texts.cameraHeading}</CardTitle>
        <div hidden={status !== 'looking'} className="relative overflow-hidden rounded-xl bg-ink-1">
          <video
            ref={video}
            muted
            playsInline
            aria-label={texts.looking}
            className="aspect-square w-full object-cover"
          />
        </div>
        {isFault && (
          <Notice role="alert" tone="wait" icon={CircleAlert}>
            {faults[status]}
          </Notice>
        )}
        {isOn && !isFault ? (
          <div className="flex flex-wrap gap-2 *:grow">
            {state.status === 'looking' && <TorchButton track={state.track} />}
            <Button variant="outline" onClick={() => setIsOn(false)}>
              <CameraOff aria-hidden="true" className="size-4" />
              {texts.stopCamera}
            </Button>
          </div>
        ) : (
          <Button onClick={() => restart(setIsOn)}>
            <Camera aria-hidden="true" className="size-4" />
            {texts.startCamera}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {status === 'looking' && texts.looking}
          {status === 'starting' && texts.startingCamera}
        </p>
      </CardBody>
    </Card>
  )
}

/**
 * A camera that failed is still switched on, so it has to be switched off before it starts again.
 */
function restart(setIsOn: (isOn: boolean) => void): void {
  setIsOn(false)
  setTimeout(() => setIsOn(true))
}
