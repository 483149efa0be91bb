/**
 * Imports a part of the page. If this fails with an error that names the file's URL, imports the
 * file a second time. Chromium remembers the failure under that URL, so the second request has
 * another URL. The build puts this function around every `import()` of the page
 * (web/build/import-again-build.ts).
 */
export function importAgain(load: () => Promise<unknown>): Promise<unknown> {
  return load().catch((error: unknown) => {
    const [, address] = / module: (http[^\s?]+)$/.exec(String(error)) ?? []
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?${Date.now()}`)
  })
}
