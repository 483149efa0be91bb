import { expect, it } from 'vitest'
import { nextSocketState, type SocketEvent, type SocketState } from './socket-machine.ts'

const closed: SocketEvent = { type: 'closed', isFinal: false }
const play = (state: SocketState, ...events: SocketEvent[]) => events.reduce(nextSocketState, state)
const opened = play({ status: 'idle' }, { type: 'started' }, { type: 'opened' })

it('a socket’s connection reconnects 5 times with a delay that grows by half each time, then gives up', () => {
  let state = play(opened, closed)
  const delays: number[] = []
  while (state.status === 'waiting') {
    delays.push(state.delayMs)
    state = play(state, { type: 'delay-over' }, closed)
  }
  expect(delays).toEqual([3000, 4500, 6750, 10125, 15187.5])
  expect(state).toEqual({ status: 'given-up' })
})

it('a socket’s connection reconnects as often when it has never opened', () => {
  let state = play({ status: 'idle' }, { type: 'started' }, closed)
  let attempts = 0
  while (state.status === 'waiting') {
    attempts += 1
    state = play(state, { type: 'delay-over' }, closed)
  }
  expect(attempts).toBe(5)
})

it('a socket’s connection starts a new series after it was open again', () => {
  const state = play(opened, closed, { type: 'delay-over' }, { type: 'opened' }, closed)
  expect(state).toMatchObject({ status: 'waiting', delayMs: 3000 })
})

it('a socket’s connection starts a new series when the page wakes it after it gave up', () => {
  expect(play({ status: 'given-up' }, { type: 'woken' })).toEqual({ status: 'connecting', failures: 0 })
})

it('a socket’s connection stops waiting when the page wakes it, in the same series', () => {
  const waiting = play(opened, closed)
  expect(play(waiting, { type: 'woken' })).toEqual({ status: 'connecting', failures: 1 })
})

it('a socket’s connection stays as it is when the page wakes it while it is open', () => {
  expect(play(opened, { type: 'woken' })).toBe(opened)
})

it('a socket’s connection does not reconnect when the server asks it not to', () => {
  expect(play(opened, { type: 'closed', isFinal: true })).toEqual({ status: 'given-up' })
})

it('a socket’s connection stays stopped after a stop', () => {
  expect(play(opened, { type: 'stopped' }, closed, { type: 'delay-over' })).toEqual({ status: 'idle' })
})
