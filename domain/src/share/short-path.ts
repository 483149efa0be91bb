// The first script of every page needs this function, so the file must contain nothing else.

/** Tells whether a URL's path is that of a short link, complete or damaged. */
export function isShortPath(path: string): boolean {
  return path.startsWith('/s/')
}
