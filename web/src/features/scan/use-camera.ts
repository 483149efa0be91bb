import { type RefObject, useEffect, useState } from 'react'
import type { Picture } from './picture.ts'
import { loadDecoder, takePixels } from './read-picture.ts'

export type CameraFault = 'unsupported' | 'missing' | 'denied' | 'failed' | 'no-reader'
export type CameraState =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'looking'; track: MediaStreamTrack }
  | { status: CameraFault }

const frameSide = 1000
const frameEveryMs = 150

/**
 * Receives the text of a code that the camera sees. If it returns `go-on`, the camera looks for the
 * next code.
 */
export type TakeCode = (text: string) => unknown

/**
 * Reports the first code that the camera sees. Switching off the scan releases the camera at once.
 */
export function useCamera(isOn: boolean, video: RefObject<HTMLVideoElement | null>, onCode: TakeCode): CameraState {
  const [state, setState] = useState<CameraState>({ status: 'off' })
  useEffect(() => {
    if (!isOn) return setState({ status: 'off' })
    const stopped = new AbortController()
    setState({ status: 'starting' })
    const asked = Promise.all([openCamera(stopped.signal), loadDecoder()])
    void asked.then(async ([opened, decoder]) => {
      if (typeof opened === 'string') return setState({ status: opened })
      if (!decoder) {
        stopped.abort()
        return setState({ status: 'no-reader' })
      }
      if (stopped.signal.aborted || !video.current) return
      video.current.srcObject = opened
      // Playing fails when the video has left the page. Nobody then waits for the camera.
      await video.current.play().catch(() => {})
      const [track] = opened.getVideoTracks()
      if (stopped.signal.aborted || !track) return
      // This happens when the camera is unplugged or loses its permission.
      track.addEventListener('ended', () => setState({ status: 'failed' }), { signal: stopped.signal })
      setState({ status: 'looking', track })
      watchFrames(video.current, decoder.decodeFrame, onCode, stopped.signal)
    })
    return () => stopped.abort()
  }, [isOn, video, onCode])
  return state
}

async function openCamera(signal: AbortSignal): Promise<MediaStream | CameraFault> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
    const release = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (signal.aborted) release()
    signal.addEventListener('abort', release)
    return stream
  } catch (error) {
    return nameFault(error)
  }
}

function nameFault(error: unknown): CameraFault {
  if (!(error instanceof DOMException)) return 'failed'
  if (error.name === 'NotFoundError' || error.name === 'OverconstrainedError') return 'missing'
  return error.name === 'NotAllowedError' || error.name === 'SecurityError' ? 'denied' : 'failed'
}

type Decode = (picture: Picture) => string | null

function watchFrames(video: HTMLVideoElement, decode: Decode, onCode: TakeCode, signal: AbortSignal): void {
  const look = () => {
    if (signal.aborted) return
    const scale = Math.min(1, frameSide / Math.max(video.videoWidth, video.videoHeight, 1))
    const frame = takePixels(video, Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale))
    const text = frame && decode(frame)
    const isOver = text !== null && onCode(text) !== 'go-on'
    if (!isOver) setTimeout(look, frameEveryMs)
  }
  look()
}
