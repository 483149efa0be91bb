import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@did/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'
import { ask } from './raw-request.ts'

const temporary = mkdtempSync(join(tmpdir(), 'did-page-languages-'))
let folder: string
let installation: Installation
let node: Node
beforeAll(async () => {
  folder = buildPage()
  for (const language of ['es', 'ar'] as const) addTranslation(folder, language)
  installation = await createInstallation({ WEB_DIR: folder })
  node = await installation.startNode()
})
afterAll(async () => {
  await installation.close()
  rmSync(temporary, { recursive: true })
})

function buildPage(): string {
  const made = mkdtempSync(join(temporary, 'page-'))
  writeBuild(made, 'en')
  writeFileSync(join(made, 'icon.svg'), '<svg>en</svg>')
  return made
}

/** Moves a finished translation into the build, as the build in the background does. */
function addTranslation(page: string, language: Language): void {
  const written = mkdtempSync(join(temporary, 'translation-'))
  writeBuild(written, language)
  writeFileSync(join(written, 'icon.svg'), `<svg>${language}</svg>`)
  writeFileSync(join(written, `only-${language}.svg`), '<svg/>')
  mkdirSync(join(page, 'languages'), { recursive: true })
  renameSync(written, join(page, 'languages', language))
}

function writeBuild(made: string, language: Language): void {
  for (const each of ['assets', 'documents']) mkdirSync(join(made, each))
  writeFileSync(join(made, 'index.html'), `index ${language}`)
  writeFileSync(join(made, 'shared-claim.html'), `light ${language}`)
  writeFileSync(join(made, 'documents', 'about.html'), `about ${language}`)
  writeFileSync(join(made, 'sw.js'), `worker ${language}`)
  writeFileSync(join(made, 'manifest.webmanifest'), `manifest ${language}`)
  writeFileSync(join(made, 'assets', `main-${language}.js`), `main ${language}`)
  writeFileSync(join(made, 'assets', 'shared-abc.js'), 'shared')
}

const open = (at: Node, path: string, headers: Record<string, string> = {}) =>
  ask(at, path, { host: 'localhost:3000', accept: 'text/html', ...headers })
const spanish = { 'accept-language': 'es' }

test.each<[string, Record<string, string>, Language]>([
  ['English without any wish', {}, 'en'],
  ['the language of the browser', { 'accept-language': 'es' }, 'es'],
  ['English if the wish of the browser is too long to read', { 'accept-language': `es,${'a,'.repeat(500)}` }, 'en'],
  ['the language of the browser’s region', { 'accept-language': 'es-MX' }, 'es'],
  ['the language with the highest weight', { 'accept-language': 'en;q=0.2, es;q=0.3, ar;q=0.9' }, 'ar'],
  ['the first of two languages with one weight', { 'accept-language': 'ar, es' }, 'ar'],
  ['no language that the browser refuses', { 'accept-language': 'ar;q=0, es;q=0.1' }, 'es'],
  ['the next language if the first is unknown', { 'accept-language': 'fr, es;q=0.5' }, 'es'],
  ['the next language if the first has no build', { 'accept-language': 'de, es;q=0.5' }, 'es'],
  ['English if the browser takes every language', { 'accept-language': 'fr, *' }, 'en'],
  ['English if the header makes no sense', { 'accept-language': ';q=,,-' }, 'en'],
  ['the cookie’s language before the browser’s', { cookie: 'a=b; language=ar', ...spanish }, 'ar'],
  ['English if the cookie says so', { cookie: 'language=en', ...spanish }, 'en'],
  ['the browser’s language if the cookie’s is unknown', { cookie: 'language=../es', ...spanish }, 'es'],
  ['the browser’s language if the cookie’s has no build', { cookie: 'language=de', ...spanish }, 'es'],
])('the language of the page is %s', async (_, headers, language) => {
  const reply = await open(node, '/about', headers)
  expect([reply.body, reply.headers['content-language']]).toEqual([`about ${language}`, language])
})

test.each([
  ['/?view=claims', 'index'],
  ['/nothing', 'index'],
  ['/about', 'about'],
  ['/shared-claim?data=e30%3D', 'light'],
  ['/s/BwcHBwcH', 'light'],
  ['/sw.js', 'worker'],
  ['/manifest.webmanifest', 'manifest'],
])('the answer at %s is in the reader’s language and tells caches that the language varies', async (path, body) => {
  for (const language of ['en', 'es']) {
    const { headers, ...reply } = await open(node, path, { 'accept-language': language })
    expect(reply.body).toBe(`${body} ${language}`)
    expect(headers['content-language']).toBe(language)
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie')
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('the file of each language has its own ETag, so that a browser gets the right file after a change of language', async () => {
  const { etag = '' } = (await open(node, '/sw.js', spanish)).headers
  expect(await open(node, '/sw.js', { ...spanish, 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
  expect(await open(node, '/sw.js', { 'if-none-match': etag })).toMatchObject({ status: 200, body: 'worker en' })
})

test('the assets of every language are served to every reader, whatever the reader’s language', async () => {
  for (const [name, body] of [
    ['main-en.js', 'main en'],
    ['main-es.js', 'main es'],
    ['main-ar.js', 'main ar'],
    ['shared-abc.js', 'shared'],
  ]) {
    const reply = await open(node, `/assets/${name}`, spanish)
    expect(reply.body).toBe(body)
    expect(reply.headers.vary).toBe('accept-encoding')
    expect(reply.headers['content-language']).toBeUndefined()
  }
})

test('a file that does not depend on the language is served only from the English build', async () => {
  const reply = await open(node, '/icon.svg', spanish)
  expect(reply).toMatchObject({ status: 200, body: '<svg>en</svg>', headers: { vary: 'accept-encoding' } })
  expect((await open(node, '/only-es.svg', spanish)).status).toBe(404)
})

test.each(['index.html', 'sw.js', 'icon.svg', 'documents/about.html', 'assets/main-es.js', 'manifest.webmanifest'])(
  'a translated build’s own path serves nothing: %s',
  async (name) => {
    const { status, body } = await open(node, `/languages/es/${name}`, spanish)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'route-not-found' })
  },
)

/** Starts a node with an English build. `pass` moves the node's clock. */
async function startEarly() {
  const page = buildPage()
  let now = new Date()
  const early = await createInstallation({ WEB_DIR: page })
  const started = await early.startNode({ now: () => now })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { page, node: started, pass, close: early.close }
}

test('a translated build that is written after the node’s start is found after a second, and is then kept in memory', async () => {
  const early = await startEarly()
  const read = async () => (await open(early.node, '/about', spanish)).body
  addTranslation(early.page, 'es')
  early.pass(999)
  expect(await read()).toBe('about en')
  early.pass(1)
  expect(await read()).toBe('about es')
  rmSync(join(early.page, 'languages'), { recursive: true })
  early.pass(10_000)
  expect(await read()).toBe('about es')
  expect((await open(early.node, '/assets/main-es.js')).body).toBe('main es')
  await early.close()
})

test('a translated build is found by a request for one of its assets, too, because another node may have sent the document', async () => {
  const early = await startEarly()
  addTranslation(early.page, 'ar')
  early.pass(1_000)
  expect(await open(early.node, '/assets/main-ar.js')).toMatchObject({ status: 200, body: 'main ar' })
  await early.close()
})

test('a translated build that is written after the node’s start is not used before its last file, the service worker, is there', async () => {
  const early = await startEarly()
  mkdirSync(join(early.page, 'languages', 'es'), { recursive: true })
  early.pass(1_000)
  expect(await open(early.node, '/about', spanish)).toMatchObject({ status: 200, body: 'about en' })
  await early.close()
})
