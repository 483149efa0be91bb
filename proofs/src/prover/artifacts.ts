import { AppError } from '@did/domain/errors'
import manifest from '../../keys/manifest.json' with { type: 'json' }
import type { ProverArtifacts } from '../prover.ts'
import type { CircuitName } from '../statement.ts'

// The build finds a file only if its whole URL is written here, so no URL is put together from
// parts.
const urls: Record<CircuitName, { key: URL; program: URL }> = {
  'one-clause': {
    key: new URL('../../keys/one-clause.key', import.meta.url),
    program: new URL('../../keys/one-clause.wasm', import.meta.url),
  },
  'four-clauses': {
    key: new URL('../../keys/four-clauses.key', import.meta.url),
    program: new URL('../../keys/four-clauses.wasm', import.meta.url),
  },
  'set-256': {
    key: new URL('../../keys/set-256.key', import.meta.url),
    program: new URL('../../keys/set-256.wasm', import.meta.url),
  },
}
const curveUrl = new URL('../../keys/bn128.wasm', import.meta.url)

const cacheName = 'proving-keys'
const loaded = new Map<CircuitName, Promise<ProverArtifacts>>()

/**
 * Loads the files of a circuit once. If loading fails, the next call tries again. Throws
 * `prover-unavailable` if a file does not load.
 */
export function loadArtifacts(circuit: CircuitName): Promise<ProverArtifacts> {
  const known = loaded.get(circuit)
  if (known) return known
  const loading = load(circuit)
  loaded.set(circuit, loading)
  loading.catch(() => loaded.delete(circuit))
  return loading
}

async function load(circuit: CircuitName): Promise<ProverArtifacts> {
  const hashes = manifest.circuits[circuit]
  const [key, program, curve] = await Promise.all([
    loadFile(urls[circuit].key, hashes.key),
    loadFile(urls[circuit].program, hashes.witness).then((bytes) => WebAssembly.compile(bytes)),
    loadFile(curveUrl, manifest.curve).then((bytes) => WebAssembly.compile(bytes)),
  ])
  return { key, program, curve }
}

/**
 * Loads a file, from the browser's cache if possible. Refuses a file whose hash differs from the
 * hash in the manifest.
 */
async function loadFile(url: URL, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const store = await openStore()
  const name = `/${cacheName}/${hash}`
  const kept = await store?.match(name)
  const keptBytes = kept && new Uint8Array(await kept.arrayBuffer())
  if (keptBytes && (await sha256(keptBytes)) === hash) return keptBytes
  const bytes = await fetchFile(url)
  if ((await sha256(bytes)) !== hash)
    throw new AppError('prover-unavailable', `${url.pathname} is not the file it should be`)
  // The page neither waits for the cache nor reports its errors, because a full disk must not keep
  // a person from making a proof.
  void store?.put(name, new Response(bytes)).catch(() => {})
  return bytes
}

async function fetchFile(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw new AppError('prover-unavailable', `${url.pathname} could not be loaded`, { cause })
  }
}

/**
 * Opens the browser's cache. Returns null when the page has none, for example without https or in a
 * private window.
 */
async function openStore(): Promise<Cache | null> {
  try {
    return await caches.open(cacheName)
  } catch {
    return null
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}
