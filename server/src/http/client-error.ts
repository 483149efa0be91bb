import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonHeaders } from './security-headers.ts'

/**
 * The request line and the headers may have at most this many bytes together. A share's `?data=` is
 * in the request line. 64 kB is far more than the longest readable share link, so the page itself
 * can report a link that is too long.
 */
export const maxHeaderBytes = 64 * 1024

/** The client may still send for this long, because closing at once would discard our answer. */
const lingerMs = 2_000

/** Writes the whole HTTP answer, because Node could not read the request and no route answers. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  if (!socket.writable) return void socket.destroy()
  socket.end(answerTo(error.code))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function answerTo(code: string | undefined): string {
  // A person reads this answer, because only a URL or cookies in a browser grow this long.
  if (code === 'HPE_HEADER_OVERFLOW') return answer(431, 'text/html; charset=utf-8', tooLongPage)
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const detail = status === 408 ? 'The request took too long to arrive' : 'The request cannot be read'
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail, code: 'unreadable-body' }
  return answer(status, 'application/problem+json', JSON.stringify(problem))
}

const tooLongPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This link is too long to read</title>
<h1>This link is too long to read</h1>
<p>No claim of this service needs a link as long as this one, so nothing of it was read. Ask whoever sent it to you for a new one.</p>
</html>
`

function answer(status: number, type: string, body: string): string {
  const headers = {
    ...commonHeaders,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
