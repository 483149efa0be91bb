/**
 * Gives content that equals the last content the same idempotency key, so that a second press after
 * silence makes one row. The server refuses a key for other content, so changed content gets a new
 * key.
 */
export function createAttemptKeys(createKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let sent = { content: '', key: '' }
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== sent.content) sent = { content: written, key: createKey() }
    return sent.key
  }
}
