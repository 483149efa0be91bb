/**
 * Fields that hold text have letters of 16 px, because phones zoom into a field with smaller
 * letters.
 */
export const controlClass =
  'min-h-11 w-full rounded-xl border border-line-strong bg-surface px-3 text-base text-ink-1 placeholder:text-ink-3 disabled:cursor-not-allowed disabled:bg-canvas disabled:text-ink-3 aria-invalid:border-bad'
