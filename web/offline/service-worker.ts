/**
 * Opens the page without a connection. A document always comes from the server while that answers, so no old version can hide a
 * new one; files of the build are named after their content, so what was kept of them is never out of date. The API, the socket
 * and other sites are never touched. offline-build.ts fills in the lists and sends this file as it is, without its types.
 */
type Kept = {
  /** By address, each with the script that only this build's document names. */
  documents: Readonly<Record<string, string>>
  files: readonly string[]
  /** Kept where the server has it. */
  optional: readonly string[]
}

declare const self: ServiceWorkerGlobalScope
declare const __LISTS__: { build: string; shell: string; app: Kept; verdict: Kept }

const { build, shell, ...lists } = __LISTS__
/** Who only opened a shared link keeps what shows a verdict, not an app they may never use. */
const extent = new URL(self.location.href).searchParams.has('verdict') ? 'verdict' : 'app'
const kept = lists[extent]
const cacheName = `page:${extent}:${build}`

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOlder(), startEarly()])))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (findDocument(url)) event.respondWith(openPage(event, url))
    return
  }
  if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(request))
  else if ([...kept.files, ...kept.optional].includes(url.pathname)) event.respondWith(askFirst(request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    kept.files.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'no-cache' })),
  )
  await Promise.all(Object.entries(kept.documents).map(([path, script]) => keepDocument(cache, { path, script })))
  await Promise.all(kept.optional.map((file) => cache.add(new Request(file, { cache: 'no-cache' })).catch(() => {})))
}

/** One of another build would name files that are not kept; then the whole is tried again at the next visit. */
async function keepDocument(cache: Cache, { path, script }: { path: string; script: string }): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } })
  const text = await response.clone().text()
  if (!response.ok || response.redirected || !text.includes(script)) throw new Error(`${path} is of another build`)
  await cache.put(path, response)
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('page:') && name !== cacheName).map((name) => caches.delete(name)),
  )
}

/** The request for a document is on its way while this worker is still waking up. */
async function startEarly(): Promise<void> {
  await self.registration.navigationPreload?.enable()
}

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const ask = async () => {
    const early: unknown = await event.preloadResponse
    return early instanceof Response ? early : fetch(event.request)
  }
  return askOrFind(ask, async () =>
    (await caches.open(cacheName)).match(findDocument(url) ?? shell, { ignoreVary: true }),
  )
}

/** The kept document for an address of the page; null for what is none, or was not kept. */
function findDocument({ pathname, search }: URL): string | null {
  const isView = pathname === '/' && search !== ''
  if (!isView && pathname in kept.documents) return pathname
  const isPage = !/^\/(api|ws|docs)(\/|$)|\.[^/]*$/.test(pathname)
  return isPage && shell in kept.documents ? shell : null
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request)
}

function askFirst(request: Request): Promise<Response> {
  return askOrFind(
    () => fetch(request),
    () => caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true }),
  )
}

async function askOrFind(
  ask: () => Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await ask()
    // A gateway without the server behind it answers for it.
    return response.status < 502 ? response : ((await findKept()) ?? response)
  } catch (error) {
    const found = await findKept()
    if (found) return found
    throw error
  }
}
