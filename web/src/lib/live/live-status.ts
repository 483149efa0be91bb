import { createStore } from '../store.ts'

/** The live connection is `idle` until the page opens it. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'given-up'
export const liveStatusStore = createStore<LiveStatus>('idle')

let wake: () => void = () => {}

/** Registers how the live connection starts a new series of reconnects. */
export function onWakeLive(run: () => void): void {
  wake = run
}

/** Reconnects a lost live connection at once, so that a Refresh button also brings later news. */
export function wakeLive(): void {
  wake()
}
