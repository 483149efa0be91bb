/**
 * The work of one key is never done twice at the same time. Calls with one key that come during a
 * run share the next run, because the present run may have read its data before the change that led
 * to these calls.
 */
export function shareRuns<Key>(): (key: Key, work: () => Promise<void>) => Promise<void> {
  const [present, next] = [new Map<Key, Promise<void>>(), new Map<Key, Promise<void>>()]
  const start = (key: Key, work: () => Promise<void>) => {
    next.delete(key)
    const run = work().finally(() => present.delete(key))
    present.set(key, run)
    return run
  }
  return (key, work) => {
    const [waiting, running] = [next.get(key), present.get(key)]
    if (waiting) return waiting
    if (!running) return start(key, work)
    const later = running.catch(() => {}).then(() => start(key, work))
    next.set(key, later)
    return later
  }
}
