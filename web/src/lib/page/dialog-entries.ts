/**
 * Gives each open dialog an entry in the browser's history, so that Back closes the topmost dialog
 * and leaves the page below as it is. If a dialog closes in another way, its entry stays, because a
 * step back at that moment could undo a link that the person has just followed. The next dialog
 * takes over such an entry, and Back passes over it.
 */
type Entry = {
  /**
   * Numbers start at the time at which the page was loaded, so another load never gives a dialog
   * the same number.
   */
  key: number
  /** Returns false if the dialog has to stay open, for example while it sends a form. */
  close: () => boolean
}

/** The topmost open dialog is the last one. */
const open: Entry[] = []
let shown: { key: number | null; href: string } | null = null
let lastKey = performance.timeOrigin

/**
 * Adds a dialog on top of the others. When the dialog has closed, the caller aborts the signal
 * `closing`, and the dialog is removed from the list.
 */
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
  // When the page changes its URL, the router wouter fires events named like the methods of the
  // History API.
  addEventListener('pushState', note)
  addEventListener('replaceState', note)
}

/**
 * Writes the dialog's entry into the history. Calls the methods of the prototype, because the
 * router has replaced those of `history` and would take such a call for a change of the page.
 */
function enter({ key }: Entry): void {
  const current = readKey()
  const isLeftOver = current !== null && !open.some((entry) => entry.key === current)
  const write = isLeftOver ? History.prototype.replaceState : History.prototype.pushState
  write.call(history, { ...history.state, dialog: key }, '')
  note()
}

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

/**
 * Closes the dialogs above the entry to which the person went. Returns the topmost dialog that has
 * to stay open, or null.
 */
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
