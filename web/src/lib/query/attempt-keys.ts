/**
 * Returns a function that gives the idempotency key for some content. The key stays while the
 * content does, so that a second press after a lost answer makes no second row. Changed content
 * gets a new key, because the server refuses a known key with other content.
 */
export function createAttemptKeys(createKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let sent = { content: '', key: '' }
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== sent.content) sent = { content: written, key: createKey() }
    return sent.key
  }
}
