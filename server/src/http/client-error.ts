import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonHeaders } from './security-headers.ts'

/**
 * Request line and headers together. The longest link that anybody can read is a small part of it (its `?data=` is in the request
 * line), so that a link which is too long still reaches the page, and the page says so.
 */
export const maxHeaderBytes = 64 * 1024

/** What is still on its way may be sent for so long; closing at once would take our answer back with it. */
const lingerMs = 2_000

/** Node's parser gave the request up, so there is no route, no origin and no log line: this is the whole answer. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  if (!socket.writable) return void socket.destroy()
  socket.end(answerTo(error.code))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function answerTo(code: string | undefined): string {
  // Only somebody's own address or cookies grow so long: it is a person who reads this.
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
