import { createStore } from './store.ts'

/** How the live connection stands (SPEC.md 7.4); `idle` until it is opened. */
export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'given-up'
export const liveStatusStore = createStore<LiveStatus>('idle')

let wake: () => void = () => {}

/** The live connection registers how to start a new series of reconnects. */
export function onWakeLive(run: () => void): void {
  wake = run
}

/** For Refresh buttons: whoever asks for news wants to hear the next ones, too. */
export function wakeLive(): void {
  wake()
}
