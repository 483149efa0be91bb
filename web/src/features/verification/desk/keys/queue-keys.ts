export type QueueKey = 'next' | 'previous' | 'close' | 'approve' | 'reject' | 'ask'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'timeStamp'>
type Where = {
  isTyping: boolean
  /** Outside the list of requests, arrow keys scroll the page. */
  isInList: boolean
  /**
   * This is true if the focus is in the list or in the open request. Elsewhere, a person may mean a
   * letter as text.
   */
  isAtDesk: boolean
  /** When the last dialog closed, in milliseconds on the clock of the keyboard events. */
  dialogClosedAt: number
  /**
   * Single letters act as keys of the verifier's work page. A person who dictates to the computer
   * may turn them off (WCAG 2.1.4).
   */
  areLettersOn: boolean
}

const letters: Readonly<Record<string, QueueKey>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  q: 'ask',
}
const arrows: Readonly<Record<string, QueueKey>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** For this many milliseconds after a dialog closes, a person may still type the rest of a text. */
const quietAfterDialogMs = 500

export function readQueueKey(pressed: Pressed, where: Where): QueueKey | null {
  if (where.isTyping || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  if (pressed.timeStamp - where.dialogClosedAt < quietAfterDialogMs) return null
  const key = meaningOf(pressed.key, where)
  return pressed.repeat && key !== 'next' && key !== 'previous' ? null : key
}

function meaningOf(key: string, { isInList, isAtDesk, areLettersOn }: Where): QueueKey | null {
  if (key === 'Escape') return 'close'
  if (isInList && Object.hasOwn(arrows, key)) return arrows[key] ?? null
  if (isAtDesk && areLettersOn && Object.hasOwn(letters, key)) return letters[key] ?? null
  return null
}

/** If no row is current, returns the first or the last row. */
export function stepFrom<Id>(ids: readonly Id[], current: Id | null, step: 1 | -1): Id | null {
  const index = current === null ? -1 : ids.indexOf(current)
  if (index === -1) return ids.at(step === 1 ? 0 : -1) ?? null
  return ids[Math.min(Math.max(index + step, 0), ids.length - 1)] ?? null
}

export type Neighbours = { previous: string | null; next: string | null }

/** If the open row has left the list, the first row of the list counts as the next row. */
export function findNeighbours<Row extends { id: number }>(
  rows: readonly Row[],
  openId: number,
  hrefOf: (id: Row['id']) => string,
): Neighbours {
  const index = rows.findIndex(({ id }) => id === openId)
  const [previous, next] = [index > 0 ? rows[index - 1] : undefined, rows[index + 1]]
  return { previous: previous ? hrefOf(previous.id) : null, next: next ? hrefOf(next.id) : null }
}
