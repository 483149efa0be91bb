/** Returns the first value of a cookie that is not an empty text, or null. */
export function readCookie(name: string, cookieHeader: string | undefined): string | null {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return null
}
