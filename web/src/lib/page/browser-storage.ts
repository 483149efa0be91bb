import { createStore } from '../store.ts'

export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** This store has the keys of what a person has begun and only this page remembers. */
export const begunHereStore = createStore<readonly string[]>([])

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
    // The text is lost when the page closes. `keepBegun` tells the person.
  }
}

/** Remembers what a person has begun. Where the browser does not, the page asks to stay open. */
export function keepBegun(key: string, text: string | null, storage: () => PageStorage = inBrowser): void {
  remember(key, text, storage)
  const others = begunHereStore.get().filter((other) => other !== key)
  if (storage().isOnlyHere(key)) begunHereStore.set([...others, key])
  else if (others.length < begunHereStore.get().length) begunHereStore.set(others)
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

type PageStorage = SmallStorage & { isOnlyHere: (key: string) => boolean }

/** A text that could not be stored counts until this page closes. */
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
