/**
 * Returns a function that gives the idempotency key for some content. While the content stays the
 * same, the key does, too. So a second press after a lost answer does not make a second entry on
 * the server. Other content gets a new key, because the server refuses a known key with other
 * content.
 */
export function createAttemptKeys(createKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let sent = { content: '', key: '' }
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== sent.content) sent = { content: written, key: createKey() }
    return sent.key
  }
}
