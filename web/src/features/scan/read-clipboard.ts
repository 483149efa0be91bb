export type ClipboardReading =
  | { kind: 'file'; file: File }
  | { kind: 'text'; text: string }
  | { kind: 'clipboard-empty' }
  | { kind: 'clipboard-closed' }

/**
 * Takes a picture from the clipboard or, without one, a text. The browser may ask the person for
 * permission.
 */
export async function readClipboard(): Promise<ClipboardReading> {
  try {
    const items = await navigator.clipboard.read()
    return (await findPicture(items)) ?? (await findText(items)) ?? { kind: 'clipboard-empty' }
  } catch {
    return { kind: 'clipboard-closed' } // The person declined, or the browser gives no page its clipboard.
  }
}

export function readTransfer(transfer: DataTransfer | null): ClipboardReading {
  const file = transfer?.files[0]
  if (file) return { kind: 'file', file }
  const text = transfer?.getData('text').trim()
  return text ? { kind: 'text', text } : { kind: 'clipboard-empty' }
}

async function findPicture(items: ClipboardItems): Promise<ClipboardReading | null> {
  for (const item of items) {
    const type = item.types.find((candidate) => candidate.startsWith('image/'))
    if (type) return { kind: 'file', file: new File([await item.getType(type)], 'clipboard', { type }) }
  }
  return null
}

async function findText(items: ClipboardItems): Promise<ClipboardReading | null> {
  for (const item of items) {
    if (!item.types.includes('text/plain')) continue
    const text = (await (await item.getType('text/plain')).text()).trim()
    if (text) return { kind: 'text', text }
  }
  return null
}
