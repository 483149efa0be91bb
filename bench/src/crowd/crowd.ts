/**
 * Opens many sockets to the node, as a process of its own that uses only `node:net`, so that the
 * clients cost as little as possible. The parent process sends the cookies for the sockets, and
 * then the number of messages for which this process has to wait.
 */
import { connect, type Socket } from 'node:net'
import { type CrowdAnswer, type CrowdQuestion, readMs } from './questions.ts'
import { readFrames } from './read-frames.ts'

const openedAtOnce = 100
/** A pong without content. Its mask consists of zeros (RFC 6455, 5.5.3). */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/**
 * The first message that a page sends says that the page already has all events. The mask of its
 * frame consists of zeros (RFC 6455, 5.2).
 */
const resume = frameText(JSON.stringify({ type: 'resume', data: { after: Number.MAX_SAFE_INTEGER } }))

function frameText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

let arrivals: number[] = []
let wanted = Number.POSITIVE_INFINITY

function answer(message: CrowdAnswer): void {
  process.send?.(message)
}

function arrive(text: string): void {
  if (!text.includes('"seq"')) return
  arrivals.push(readMs())
  if (arrivals.length < wanted) return
  answer({ arrivals })
  arrivals = []
  wanted = Number.POSITIVE_INFINITY
}

async function openAll({ port, origin, cookies }: Extract<CrowdQuestion, { ask: 'open' }>): Promise<void> {
  for (let from = 0; from < cookies.length; from += openedAtOnce)
    await Promise.all(cookies.slice(from, from + openedAtOnce).map((cookie) => open({ port, origin, cookie })))
  answer({ arrivals: [] })
}

function open({ port, origin, cookie }: { port: number; origin: string; cookie: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setNoDelay()
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    listen(socket, resolve)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The node closed a socket')))
  })
}

function listen(socket: Socket, onOpen: () => void): void {
  let rest: Buffer<ArrayBuffer> = Buffer.alloc(0)
  let isOpen = false
  socket.on('data', (data: Buffer<ArrayBuffer>) => {
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!rest.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) throw new Error(rest.toString('utf8', 0, end))
      isOpen = true
      rest = rest.subarray(end + 4)
      socket.write(resume)
      onOpen()
    }
    rest = readFrames(rest, { onText: arrive, onPing: () => socket.write(pong) })
  })
}

process.on('message', (question: CrowdQuestion) => {
  if (question.ask === 'open') void openAll(question)
  else {
    wanted = question.events
    if (arrivals.length >= wanted) throw new Error('Events arrived before anybody waited for them')
  }
})
