import { type Installation, parseInstallation } from '@did/credentials/chain/installation'

let known: Installation | null = null

/**
 * Returns the chain and registry that came with the HTML document, so that a verdict does not
 * depend on a further answer of our server. A development server does not write them into the
 * document, so the page asks the server for them.
 */
export async function getInstallation(signal: AbortSignal): Promise<Installation | null> {
  known ??= readPinned() ?? (await askServer(signal))
  return known
}

function readPinned(): Installation | null {
  const pinned = document.getElementById('installation')?.textContent ?? ''
  try {
    return parseInstallation(JSON.parse(pinned))
  } catch {
    return null // The document names no installation, as when a development server serves it.
  }
}

async function askServer(signal: AbortSignal): Promise<Installation | null> {
  try {
    const response = await fetch('/api/config', { signal, credentials: 'omit' })
    return parseInstallation({ deployedAtBlock: 0, ...(await response.json()) })
  } catch {
    return null
  }
}
