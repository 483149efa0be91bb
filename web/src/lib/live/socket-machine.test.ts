import { expect, it } from 'vitest'
import { nextSocketState, type SocketEvent, type SocketState } from './socket-machine.ts'

const closed: SocketEvent = { type: 'closed', isFinal: false }
const play = (state: SocketState, ...events: SocketEvent[]) => events.reduce(nextSocketState, state)
const opened = play({ status: 'idle' }, { type: 'started' }, { type: 'opened' })

it('after a socket has lost its connection, it tries to reconnect 5 times with a delay that grows by half each time, and then gives up', () => {
  let state = play(opened, closed)
  const delays: number[] = []
  while (state.status === 'waiting') {
    delays.push(state.delayMs)
    state = play(state, { type: 'delay-over' }, closed)
  }
  expect(delays).toEqual([3000, 4500, 6750, 10125, 15187.5])
  expect(state).toEqual({ status: 'given-up' })
})

it('a socket that never opened also tries to reconnect 5 times', () => {
  let state = play({ status: 'idle' }, { type: 'started' }, closed)
  let attempts = 0
  while (state.status === 'waiting') {
    attempts += 1
    state = play(state, { type: 'delay-over' }, closed)
  }
  expect(attempts).toBe(5)
})

it('a socket that was open again counts its attempts to reconnect from the beginning', () => {
  const state = play(opened, closed, { type: 'delay-over' }, { type: 'opened' }, closed)
  expect(state).toMatchObject({ status: 'waiting', delayMs: 3000 })
})

it('a socket that gave up counts its attempts from the beginning when the page wakes it', () => {
  expect(play({ status: 'given-up' }, { type: 'woken' })).toEqual({ status: 'connecting', failures: 0 })
})

it('a socket that waits for its next attempt reconnects at once when the page wakes it, and goes on counting its attempts', () => {
  const waiting = play(opened, closed)
  expect(play(waiting, { type: 'woken' })).toEqual({ status: 'connecting', failures: 1 })
})

it('waking an open socket leaves its connection as it is', () => {
  expect(play(opened, { type: 'woken' })).toBe(opened)
})

it('a socket does not reconnect if the server asks it not to', () => {
  expect(play(opened, { type: 'closed', isFinal: true })).toEqual({ status: 'given-up' })
})

it('a socket that the page stopped stays stopped', () => {
  expect(play(opened, { type: 'stopped' }, closed, { type: 'delay-over' })).toEqual({ status: 'idle' })
})
