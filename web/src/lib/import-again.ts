/**
 * Chromium remembers by its address that a file of the page did not come, and answers every later wish for it with the same failure; with
 * a question mark it asks again, once. The build hands each `import()` that failed to this (web/import-again-build.ts).
 */
export function importAgain(error: unknown): Promise<unknown> {
  const [, address] = / module: (http[^\s?]+)$/.exec(String(error)) ?? []
  return address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : Promise.reject(error)
}
