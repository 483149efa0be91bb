import { createStore } from '../store.ts'

/** The live connection is `idle` until the page opens it. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'given-up'
export const liveStatusStore = createStore<LiveStatus>('idle')

let wake: () => void = () => {}

/** Sets the function that `wakeLive` calls to reconnect. */
export function onWakeLive(run: () => void): void {
  wake = run
}

/**
 * Reconnects a lost live connection at once. A Refresh button calls this, so that the server also
 * tells the page about later changes.
 */
export function wakeLive(): void {
  wake()
}
