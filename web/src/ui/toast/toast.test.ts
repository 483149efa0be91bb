import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unreachableStore } from '../../lib/reachability.ts'
import { dismissFormFault, toast, toastFormFault, toastStore } from './toast.ts'

const failed = { title: 'Error', description: 'The claim was not stored.' }

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  unreachableStore.set([])
  toastStore.set(null)
})

it('a toast about a fault in a form disappears when the person edits the form', () => {
  toastFormFault(failed)
  dismissFormFault()
  expect(toastStore.get()).toBeNull()
})

it('a toast about an error outside a form stays when the person edits a form', () => {
  toast({ variant: 'destructive', ...failed })
  dismissFormFault()
  expect(toastStore.get()).toMatchObject(failed)
})

it('a toast about an error during an outage disappears when server, database and chain all answer again', () => {
  unreachableStore.set(['server'])
  toast({ variant: 'destructive', ...failed })
  vi.advanceTimersByTime(2000)
  unreachableStore.set([])
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

it('a toast about an error during an outage stays for two seconds even if the outage ends sooner', () => {
  unreachableStore.set(['server'])
  toast({ variant: 'destructive', ...failed })
  vi.advanceTimersByTime(1999)
  unreachableStore.set([])
  vi.advanceTimersByTime(0)
  expect(toastStore.get()).toMatchObject(failed)
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

it('a toast about an error from before an outage stays after the outage', () => {
  toast({ variant: 'destructive', ...failed })
  vi.advanceTimersByTime(3000)
  unreachableStore.set(['server'])
  unreachableStore.set([])
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toMatchObject(failed)
})

it('a toast about an error during an outage stays while the server, the database or the chain still does not answer', () => {
  unreachableStore.set(['server', 'chain'])
  toast({ variant: 'destructive', ...failed })
  unreachableStore.set(['chain'])
  expect(toastStore.get()).toMatchObject(failed)
})

it('a toast about a success stays when the server answers again', () => {
  unreachableStore.set(['server'])
  toast({ title: 'Copied', description: 'The text is in the clipboard.' })
  unreachableStore.set([])
  expect(toastStore.get()).toMatchObject({ title: 'Copied' })
})
