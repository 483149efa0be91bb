/** A failure that a person can fix. Its one-sentence message is printed without a stack. */
export class LaunchFailure extends Error {
  override name = 'LaunchFailure'
}

/** Returns the `code` that Node puts on system errors ('EACCES', 'ENOENT', …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
