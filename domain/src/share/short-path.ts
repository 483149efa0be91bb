// The first script of every page needs this test, so nothing else stands in this file.

/** Tells whether a URL's path is that of a short link, whole or damaged. */
export function isShortPath(path: string): boolean {
  return path.startsWith('/s/')
}
