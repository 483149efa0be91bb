import { expect, it } from 'vitest'
import { SocketClient, type SocketLike, type SocketListener } from './socket-client.ts'

function build(greeting: readonly object[] = []) {
  const sockets: (Omit<SocketLike, 'readyState'> & { readyState: number } & {
    sent: unknown[]
    isClosed: boolean
    isResuming: boolean
    listener: SocketListener
  })[] = []
  const timers: (() => void)[] = []
  const heard: unknown[] = []
  const uncertain = { times: 0 }
  const client = new SocketClient({
    open: (listener, { isResuming }) => {
      const socket = {
        listener,
        isResuming,
        sent: [] as unknown[],
        isClosed: false,
        readyState: 1,
        send: (text: string) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
      }
      sockets.push(socket)
      return socket
    },
    after: (_, run) => {
      timers.push(run)
      return () => timers.splice(timers.indexOf(run), 1)
    },
    greeting: () => greeting,
    onStatus: () => {},
    onMessage: (message) => heard.push(message),
    onUncertain: () => {
      uncertain.times += 1
    },
  })
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('No socket was opened')
    return socket
  }
  return {
    client,
    sockets,
    timers,
    heard,
    uncertain,
    last,
    openLast: () => last().listener.onOpen(),
    say: (message: unknown) => last().listener.onMessage(JSON.stringify(message)),
    lose: (code = 1006) => last().listener.onClose(code),
    passDelay: () => timers[0]?.(),
  }
}

const event = (seq: number) => ({ type: 'claim_verified', seq, data: {} })

it('the socket client queues messages while it has no connection, and sends them in order once it has one', () => {
  const { client, openLast, last } = build()
  client.send({ type: 'one' })
  client.reopen(null)
  client.send({ type: 'two' })
  expect(last().sent).toEqual([])
  openLast()
  client.send({ type: 'three' })
  expect(last().sent).toEqual([{ type: 'one' }, { type: 'two' }, { type: 'three' }])
})

it('the socket client keeps a message while the connection closes, and sends the message on the next connection', () => {
  const { client, openLast, last, lose, passDelay } = build()
  client.reopen(null)
  openLast()
  last().readyState = 2
  client.send({ type: 'late' })
  expect(last().sent).toEqual([])
  lose()
  passDelay()
  openLast()
  expect(last().sent).toEqual([{ type: 'late' }])
})

it('on every connection, the socket client sends the account’s `auth` message before it asks for missed events', () => {
  const auth = { type: 'auth', data: { userId: 7 } }
  const { client, openLast, last, say, lose, passDelay } = build([auth])
  client.reopen({ isSame: false })
  openLast()
  expect(last().sent).toEqual([auth])
  say(event(1))
  lose()
  passDelay()
  openLast()
  expect(last().sent).toEqual([auth, { type: 'resume', data: { after: 1 } }])
})

it('the socket client never sends a message on the connection of another account than the one that queued the message', () => {
  const { client, openLast, last } = build()
  client.reopen({ isSame: false })
  client.send({ type: 'mine' })
  client.reopen({ isSame: false })
  openLast()
  expect(last().sent).toEqual([])
})

it('after a lost connection, the socket client asks for the events after the last one that arrived, and passes on no event twice', () => {
  const { client, openLast, last, say, lose, passDelay, heard } = build()
  client.reopen({ isSame: false })
  openLast()
  expect(last().isResuming).toBe(false)
  say(event(4))
  say(event(5))
  lose()
  passDelay()
  openLast()
  expect(last().isResuming).toBe(true)
  expect(last().sent).toEqual([{ type: 'resume', data: { after: 5 } }])
  say(event(5))
  say(event(6))
  expect(heard).toEqual([event(4), event(5), event(6)])
})

it('the socket client reports that it may have missed events if it connects without having heard any event before', () => {
  const { client, openLast, lose, passDelay, uncertain } = build()
  client.reopen({ isSame: false })
  openLast()
  expect(uncertain.times).toBe(1)
  lose()
  passDelay()
  openLast()
  expect(uncertain.times).toBe(2)
})

it('the socket client asks for missed events if the same account signs in again, and not for another account', () => {
  const { client, openLast, last, say, heard } = build()
  client.reopen({ isSame: false })
  openLast()
  say(event(7))
  client.reopen({ isSame: true })
  openLast()
  expect(last().sent).toEqual([{ type: 'resume', data: { after: 7 } }])
  client.reopen({ isSame: false })
  openLast()
  expect(last().sent).toEqual([])
  say(event(1))
  expect(heard.at(-1)).toEqual(event(1))
})

it('the socket client ignores the events of a connection that it has replaced by a new one', () => {
  const { client, openLast, sockets, heard, timers } = build()
  client.reopen({ isSame: false })
  openLast()
  client.reopen(null)
  sockets[0]?.listener.onMessage(JSON.stringify(event(1)))
  sockets[0]?.listener.onClose(1006)
  expect([sockets[0]?.isClosed, heard, timers]).toEqual([true, [], []])
})

it('the socket client gives up after 5 failed reconnects until the page wakes it', () => {
  const { client, lose, passDelay, sockets, timers } = build()
  client.reopen(null)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    lose()
    passDelay()
  }
  lose()
  expect([sockets.length, timers.length]).toEqual([6, 0])
  client.wake()
  expect(sockets.length).toBe(7)
})

it('the socket client does not reconnect if the server closed its connection because the account has opened newer pages', () => {
  const { client, openLast, lose, timers } = build()
  client.reopen({ isSame: false })
  openLast()
  lose(4409)
  expect(timers).toEqual([])
})

it('the socket client ignores a text that is no message', () => {
  const { client, openLast, last, heard } = build()
  client.reopen(null)
  openLast()
  for (const data of ['', 'null', '7', '{', new Blob()]) last().listener.onMessage(data)
  expect(heard).toEqual([])
})
