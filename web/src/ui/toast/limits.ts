/**
 * How long a toast stays, how far a finger has to push it away, and the key that moves the focus to
 * it.
 */
export const toastLimits = { durationMs: 5000, swipeThresholdPx: 50, hotkey: 'F8' }
