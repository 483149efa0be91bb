import { afterEach, expect, it, vi } from 'vitest'
import { begunHereStore, inTab, isForgetful, keepBegun, recall, remember } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Stores a text only while the disk is not full. */
function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const texts = new Map<string, string>()
  const disk = { isFull: false }
  vi.stubGlobal(name, {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => (disk.isFull ? refuse() : void texts.set(key, text)),
    removeItem: (key: string) => void texts.delete(key),
  })
  return { texts, disk }
}

it('a text that the page stores stays in the browser until the page removes it', () => {
  const { texts } = stubStorage('localStorage')
  remember('place', 'here')
  expect([recall('place'), texts.get('place'), isForgetful()]).toEqual(['here', 'here', false])
  remember('place', null)
  expect([recall('place'), texts.size]).toEqual([null, 0])
})

it('if the disk is full, the page itself remembers a text, and the older stored text does not come back', () => {
  const { texts, disk } = stubStorage('localStorage')
  remember('place', 'old')
  disk.isFull = true
  remember('place', 'new')
  expect([recall('place'), isForgetful()]).toEqual(['new', true])
  remember('place', null)
  expect([recall('place'), texts.size]).toEqual([null, 0])
  disk.isFull = false
  remember('place', 'again')
  expect([recall('place'), texts.get('place')]).toEqual(['again', 'again'])
  remember('place', null)
})

it('if a browser refuses any storage, the page itself remembers a text', () => {
  for (const storage of [undefined, inTab]) {
    remember('place', 'here', storage)
    expect(recall('place', storage)).toBe('here')
    remember('place', null, storage)
    expect(recall('place', storage)).toBeNull()
  }
})

it('the page lists what a person has begun and the browser could not store, until the person has finished it or the browser has stored it', () => {
  const [browser, tab] = [stubStorage('localStorage'), stubStorage('sessionStorage')]
  browser.disk.isFull = true
  tab.disk.isFull = true
  keepBegun('recovery', 'begun')
  keepBegun('request', 'begun', inTab)
  expect(begunHereStore.get()).toEqual(['recovery', 'request'])
  keepBegun('request', null, inTab)
  expect(begunHereStore.get()).toEqual(['recovery'])
  browser.disk.isFull = false
  keepBegun('recovery', 'begun')
  expect([begunHereStore.get(), browser.texts.get('recovery')]).toEqual([[], 'begun'])
  keepBegun('recovery', null)
})
