/**
 * Imports a part of the page. Chromium remembers a failed import under the file's URL, so a second
 * attempt uses another URL. The build puts this function around every `import()` of the page
 * (web/build/import-again-build.ts).
 */
export function importAgain(load: () => Promise<unknown>): Promise<unknown> {
  return load().catch((error: unknown) => {
    const [, address] = / module: (http[^\s?]+)$/.exec(String(error)) ?? []
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?${Date.now()}`)
  })
}
