const inBrowser = () => localStorage

/** Finds a remembered text. A browser that refuses storage remembers nothing. */
export function recall(key: string, storage: () => Pick<Storage, 'getItem'> = inBrowser): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Forgets the text if `text` is null. Without storage, the page goes on and remembers nothing. */
export function remember(
  key: string,
  text: string | null,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = inBrowser,
): void {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {
    // The text is lost when the page closes, which no person needs to hear.
  }
}
