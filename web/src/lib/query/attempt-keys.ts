/**
 * While the content stays the same, its idempotency key does, too, so that a second press after a
 * lost answer makes no second entry on the server. Other content gets a new key, because the server
 * refuses a known key with other content.
 */
export function createAttemptKeys(createKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let sent = { content: '', key: '' }
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== sent.content) sent = { content: written, key: createKey() }
    return sent.key
  }
}
