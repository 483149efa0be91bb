import { createStore } from '../store.ts'

/** The live connection is `idle` until the page opens it. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'given-up'
export const liveStatusStore = createStore<LiveStatus>('idle')

let wake: () => void = () => {}

export function onWakeLive(run: () => void): void {
  wake = run
}

/**
 * A Refresh button calls this function, because the page learns of later changes only while the
 * live connection is open.
 */
export function wakeLive(): void {
  wake()
}
