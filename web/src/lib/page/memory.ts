export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the browser refuses its storage or has no room left, the page keeps the text itself. */
export const browserStorage = keepIn(() => localStorage)
const tabStorage = keepIn(() => sessionStorage)
export const inTab = () => tabStorage
const inBrowser = () => browserStorage

/** Finds a remembered text. */
export function recall(key: string, storage: () => Pick<Storage, 'getItem'> = inBrowser): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Forgets the text if `text` is null. */
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

/** Tells whether what this page remembers will be gone when the page closes. */
export function isForgetful(): boolean {
  try {
    localStorage.setItem('probe', '')
    localStorage.removeItem('probe')
    return false
  } catch {
    return true
  }
}

/** A text that could not be stored counts until this page closes. */
function keepIn(open: () => Storage): SmallStorage {
  const unstored = new Map<string, string>()
  return {
    getItem: (key) => unstored.get(key) ?? recall(key, open),
    setItem: (key, text) => {
      unstored.delete(key)
      try {
        open().setItem(key, text)
      } catch {
        unstored.set(key, text)
      }
    },
    removeItem: (key) => {
      unstored.delete(key)
      remember(key, null, open)
    },
  }
}
