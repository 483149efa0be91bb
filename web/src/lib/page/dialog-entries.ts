/**
 * Gives each open dialog an entry in the browser's history, so that Back closes the topmost dialog
 * and leaves the page below as it is. An entry stays when its dialog closes in another way, because
 * a step back at that moment could undo a link that the person has just followed. The next dialog
 * takes such an entry, and Back passes over it.
 */
type Entry = {
  /** A number that no other load of the page gives, because it grows from the load's time. */
  key: number
  /** Returns false if the dialog has to stay open, as while it works. */
  close: () => boolean
}

/** The open dialogs, the topmost last. */
const open: Entry[] = []
let shown: { key: number | null; href: string } | null = null
let lastKey = performance.timeOrigin

/** Adds a dialog on top of the others until `closing` says that the dialog has closed. */
export function addDialogEntry(close: () => boolean, closing: AbortSignal): void {
  if (closing.aborted) return
  if (!shown) watch()
  const entry = { key: ++lastKey, close }
  open.push(entry)
  enter(entry)
  closing.addEventListener('abort', () => remove(entry))
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
  write.call(history, { ...history.state, dialog: key }, '')
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

function readKey(): number | null {
  const key: unknown = history.state?.dialog
  return typeof key === 'number' ? key : null
}

function remove(entry: Entry): void {
  const place = open.indexOf(entry)
  if (place >= 0) open.splice(place, 1)
}
