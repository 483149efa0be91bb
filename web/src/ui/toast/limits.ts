/** How long a toast stays, how far a finger pushes it away, and the key that leads to it. */
export const toastLimits = { durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }
