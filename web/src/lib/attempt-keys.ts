/**
 * Idempotency keys for a form that may be sent again: the same content keeps its key, so that silence and another press make one
 * row, and changed content gets a new one, so that the server does not refuse it as a key used twice.
 */
export function createAttemptKeys(createKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let sent = { content: '', key: '' }
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== sent.content) sent = { content: written, key: createKey() }
    return sent.key
  }
}
