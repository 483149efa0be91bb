import { type Installation, parseInstallation } from '@did/credentials/installation'

let known: Installation | null = null

/**
 * The chain and registry this page is pinned to. They came with the document, so that after loading no word of our server's is needed
 * for a verdict; only a development server, which serves the document as it is, is asked for them. Null while that is out of reach.
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
    return null // the place stands empty: nobody filled it in
  }
}

async function askServer(signal: AbortSignal): Promise<Installation | null> {
  try {
    const response = await fetch('/api/config', { signal })
    return parseInstallation({ deployedAtBlock: 0, ...(await response.json()) })
  } catch {
    return null
  }
}
