import { AppError } from '@did/domain/errors'

/**
 * At most `atOnce` pieces of work of one account run at the same time, and `waiting` further pieces
 * of each of its sessions wait. A piece that has waited for `waitMs` is refused.
 */
export type QueueLimits = { atOnce: number; waiting: number; waitMs: number }
/** The account for which a piece of work is done, and the session that asks for the work. */
type Caller = { address: string; tokenHash: string }
export type QueueWork = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>
/** `lastTurn` is the number of the session's newest turn, or 0 before the session's first turn. */
type OfSession = { running: number; lastTurn: number; waiting: Set<() => void> }
type OfAccount = Map<string, OfSession>

/**
 * Returns a function that does only some work of one account at the same time. So one account
 * occupies few connections to the database, however many of its calls come at once. The account's
 * sessions take turns, so a thief with one session cannot keep the owner's other session waiting.
 * The work of one session is done in the order of its calls. Throws `too-many-requests` if too much
 * work of this session waits, or if the work has waited for too long.
 */
export function queueWork(limits: QueueLimits): QueueWork {
  const accounts = new Map<string, OfAccount>()
  let turns = 0
  const begin = (session: OfSession) => {
    session.running += 1
    session.lastTurn = turns += 1
  }
  return async ({ address, tokenHash }, work) => {
    const account: OfAccount = accounts.get(address) ?? new Map()
    accounts.set(address, account)
    const session = account.get(tokenHash) ?? { running: 0, lastTurn: 0, waiting: new Set() }
    account.set(tokenHash, session)
    if (countRunning(account) < limits.atOnce) begin(session)
    else await waitForTurn(session, limits, begin)
    try {
      return await work()
    } finally {
      session.running -= 1
      passOn(account)
      if (account.size === 0) accounts.delete(address)
    }
  }
}

function countRunning(account: OfAccount): number {
  return [...account.values()].reduce((sum, { running }) => sum + running, 0)
}

/**
 * Gives a free place to the session whose work occupies the fewest places. Of several such
 * sessions, the one that has had no turn for the longest time comes next. Forgets the sessions
 * that have no work.
 */
function passOn(account: OfAccount): void {
  for (const [tokenHash, { running, waiting }] of account)
    if (running === 0 && waiting.size === 0) account.delete(tokenHash)
  const [next] = [...account.values()]
    .filter(({ waiting }) => waiting.size > 0)
    .toSorted((a, b) => a.running - b.running || a.lastTurn - b.lastTurn)
  const [take] = next?.waiting ?? []
  take?.()
}

/** Waits until a piece of work has ended and leaves its place to the caller. */
async function waitForTurn(session: OfSession, limits: QueueLimits, begin: (of: OfSession) => void): Promise<void> {
  const { waiting } = session
  if (waiting.size >= limits.waiting) throw tooMany()
  const turn = Promise.withResolvers<void>()
  const take = () => {
    waiting.delete(take)
    begin(session)
    turn.resolve()
  }
  const giveUp = () => {
    waiting.delete(take)
    turn.reject(tooMany())
  }
  waiting.add(take)
  const patience = setTimeout(giveUp, limits.waitMs)
  await turn.promise.finally(() => clearTimeout(patience))
}

function tooMany(): AppError {
  return new AppError('too-many-requests', 'Too many requests of this account are under way; wait a moment')
}
