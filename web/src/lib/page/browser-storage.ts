import { createStore } from '../store.ts'

export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/**
 * The storage keys of unfinished work, such as a request for proof, that the browser could not
 * store. Only this page remembers the texts under these keys.
 */
export const begunHereStore = createStore<readonly string[]>([])

/**
 * If the browser refuses storage or has no room left, the page itself holds the text until the page
 * closes.
 */
export const browserStorage = keepIn(() => localStorage)
const tabStorage = keepIn(() => sessionStorage)
export const inTab = () => tabStorage
const inBrowser = () => browserStorage

export function recall(key: string, storage: () => Pick<Storage, 'getItem'> = inBrowser): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** If `text` is null, removes the stored text. */
export function remember(
  key: string,
  text: string | null,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = inBrowser,
): void {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {
    // The browser refused to store or remove the text. If the text is new, it is lost when the page
    // closes, and `keepBegun` warns the person of this.
  }
}

/**
 * Stores a person's unfinished work. If the browser cannot store it, a banner asks the person to
 * keep the page open.
 */
export function keepBegun(key: string, text: string | null, storage: () => PageStorage = inBrowser): void {
  remember(key, text, storage)
  const others = begunHereStore.get().filter((other) => other !== key)
  if (storage().isOnlyHere(key)) begunHereStore.set([...others, key])
  else if (others.length < begunHereStore.get().length) begunHereStore.set(others)
}

/**
 * Tells whether the browser stores nothing for the page, so that everything is lost when the page
 * closes.
 */
export function isForgetful(): boolean {
  try {
    localStorage.setItem('probe', '')
    localStorage.removeItem('probe')
    return false
  } catch {
    return true
  }
}

type PageStorage = SmallStorage & { isOnlyHere: (key: string) => boolean }

function keepIn(open: () => Storage): PageStorage {
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
    isOnlyHere: (key) => unstored.has(key),
  }
}
