/** Something a person can set right: its message is one sentence, printed without a stack. */
export class LaunchFailure extends Error {
  override name = 'LaunchFailure'
}

/** The `code` that Node puts on system errors ('EACCES', 'ENOENT', …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
