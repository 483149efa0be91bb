/**
 * Opens the page without a connection. While the server answers, documents come from the server, so
 * that no old version hides a new one. Files in `/assets/` are named after their content, so a
 * stored file there is never out of date. The worker does not touch requests to the API, to the
 * socket and to other sites. offline-build.ts fills in the lists and removes the types.
 */
type Kept = {
  /**
   * Maps the path of a document to the name of a script that only this build's document contains.
   */
  documents: Readonly<Record<string, string>>
  files: readonly string[]
  /** The worker stores these files if the server has them. */
  optional: readonly string[]
}

/** The text of the notification that a push message shows. */
type Message = { title: string; body: string }

declare const self: ServiceWorkerGlobalScope
declare const __LISTS__: { build: string; shell: string; message: Message; app: Kept; verdict: Kept }

/** The document of this path also opens short links (`/s/…`). */
const light = '/shared-claim'
const { build, shell, message, ...lists } = __LISTS__
/**
 * For a person who opened only a share link, the worker stores the verdict's files and not the
 * whole app.
 */
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

// A push message is empty, so every notification shows the same text. A later notification replaces
// an earlier one that is still on screen.
self.addEventListener('push', (event) => {
  const { title, body } = message
  event.waitUntil(self.registration.showNotification(title, { body, tag: 'changed', icon: '/icon-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openDashboard())
})

/** Shows the dashboard in a tab that already has it open, or else in a new tab. */
async function openDashboard(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  const dashboard = open.find(({ url }) => new URL(url).pathname === '/')
  await (dashboard ? dashboard.focus() : self.clients.openWindow('/'))
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    kept.files.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'no-cache' })),
  )
  await Promise.all(Object.entries(kept.documents).map(([path, script]) => keepDocument(cache, { path, script })))
  await Promise.all(kept.optional.map((file) => cache.add(new Request(file, { cache: 'no-cache' })).catch(() => {})))
}

/**
 * Throws if the server already serves a document of another build, because the files of that build
 * are not stored. The browser then installs the worker again at a later visit.
 */
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

/** Lets the browser request a document while this worker is still starting. */
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

/** Returns the path of the stored document that serves this URL, or null. */
function findDocument({ pathname: written, search }: URL): string | null {
  // Some mail programs escape the `#` or `?` of a link, so that the rest of the link becomes a part
  // of the path. The page itself mends such a URL.
  const pathname = written.replace(/%(?:25)*(?:23|3f).*$/is, '')
  if (pathname.startsWith('/s/') && light in kept.documents) return light
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
    // A gateway answers with 502 or more when the server behind it does not answer.
    return response.status < 502 ? response : ((await findKept()) ?? response)
  } catch (error) {
    const found = await findKept()
    if (found) return found
    throw error
  }
}
