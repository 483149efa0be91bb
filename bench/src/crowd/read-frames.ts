type Handlers = { onText: (text: string) => void; onPing: () => void }

const [textFrame, pingFrame] = [0x81, 0x89]

/**
 * Hands over each complete frame that the server sent (RFC 6455, 5.2). Returns the bytes after the
 * last complete frame.
 */
export function readFrames(bytes: Buffer<ArrayBuffer>, { onText, onPing }: Handlers): Buffer<ArrayBuffer> {
  let rest = bytes
  while (rest.length >= 2) {
    const short = rest.readUInt8(1)
    const start = short < 126 ? 2 : 4
    if (short > 126) throw new Error('No message of ours is that long')
    if (rest.length < start) break
    const end = start + (short < 126 ? short : rest.readUInt16BE(2))
    if (rest.length < end) break
    if (rest[0] === textFrame) onText(rest.toString('utf8', start, end))
    if (rest[0] === pingFrame) onPing()
    rest = rest.subarray(end)
  }
  return rest
}
