const store = 'keys'
/**
 * The database of a damaged browser may never answer. After these milliseconds, the page stops
 * waiting and does without the key.
 */
const answerWithinMs = 3_000

/**
 * Runs calls on a database in which the browser stores keys that no script can read (`extractable:
 * false`). Rejects if the browser lacks IndexedDB, if the database does not answer, or if the disk
 * is full.
 */
export async function withKeys<Result>(
  database: string,
  run: (keys: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await answerOf(opening)
  try {
    const transaction = opened.transaction(store, 'readwrite')
    const [result] = await Promise.all([run(transaction.objectStore(store)), endOf(transaction)])
    return result
  } finally {
    opened.close()
  }
}

export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), answerWithinMs)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not open its database'))
  })
}

/**
 * Waits until the transaction has ended. If the disk is full, the browser accepts an object at
 * first and aborts the transaction at its end.
 */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store the key'))
  })
}
