/**
 * Gives each open dialog an entry in the browser's history, so that Back closes the topmost dialog
 * and leaves the page below as it is. An entry stays when its dialog closes in another way, because
 * a step back at that moment could undo a link that the person has just followed. The next dialog
 * takes such an entry, and Back passes over it.
 */
type Entry = {
  key: string
  /** Returns false if the dialog has to stay open, as while it works. */
  close: () => boolean
}

const member = 'dialog'
/** The open dialogs, the topmost last. */
const open: Entry[] = []
let shown: { key: string | null; href: string } | null = null

/** Returns a function for a dialog that has closed. */
export function addDialogEntry(close: () => boolean): () => void {
  if (!shown) watch()
  const entry = { key: crypto.randomUUID(), close }
  open.push(entry)
  enter(entry)
  return () => remove(entry)
}

function watch(): void {
  addEventListener('popstate', follow)
  // wouter announces its navigation by events with the names of History API's methods.
  addEventListener('pushState', note)
  addEventListener('replaceState', note)
}

/** Calls the prototype's methods, because the router takes the own ones for its navigation. */
function enter({ key }: Entry): void {
  const current = readKey()
  const isLeftOver = current !== null && !open.some((entry) => entry.key === current)
  const write = isLeftOver ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, { ...history.state, [member]: key }, '')
  note()
}

/** Follows Back and Forward. */
function follow(): void {
  const left = shown
  note()
  const isSamePage = left?.href === location.href
  const wasOver = left?.key != null && !open.some((entry) => entry.key === left.key)
  if (isSamePage && wasOver) {
    history.back()
    return
  }
  const staying = closeAbove()
  if (staying && isSamePage) enter(staying)
}

/** Closes the dialogs above the shown entry. Returns the topmost one that has to stay open. */
function closeAbove(): Entry | null {
  for (let top = open.at(-1); top && top.key !== shown?.key; top = open.at(-1)) {
    if (!top.close()) return top
    remove(top)
  }
  return null
}

function note(): void {
  shown = { key: readKey(), href: location.href }
}

function readKey(): string | null {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, member) : null
  return typeof key === 'string' ? key : null
}

function remove(entry: Entry): void {
  const place = open.indexOf(entry)
  if (place >= 0) open.splice(place, 1)
}
