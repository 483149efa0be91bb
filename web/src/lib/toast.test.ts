import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unreachableStore } from './reachability.ts'
import { dismissFormFault, toast, toastFormFault, toastStore } from './toast.ts'

const failed = { title: 'Error', description: 'The claim was not stored.' }

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  unreachableStore.set([])
  toastStore.set(null)
})

describe('a toast', () => {
  it('a complaint about a form goes when the form changes', () => {
    toastFormFault(failed)
    dismissFormFault()
    expect(toastStore.get()).toBeNull()
  })

  it('another error stays when a form changes', () => {
    toast({ variant: 'destructive', ...failed })
    dismissFormFault()
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('an error told while the server was away goes when the server answers again', () => {
    unreachableStore.set(['server'])
    toast({ variant: 'destructive', ...failed })
    vi.advanceTimersByTime(2000)
    unreachableStore.set([])
    vi.advanceTimersByTime(1)
    expect(toastStore.get()).toBeNull()
  })

  it('an error stands for two seconds even where the next request succeeds at once', () => {
    unreachableStore.set(['server'])
    toast({ variant: 'destructive', ...failed })
    vi.advanceTimersByTime(1999)
    unreachableStore.set([])
    vi.advanceTimersByTime(0)
    expect(toastStore.get()).toMatchObject(failed)
    vi.advanceTimersByTime(1)
    expect(toastStore.get()).toBeNull()
  })

  it('an error told before an outage stays after the outage', () => {
    toast({ variant: 'destructive', ...failed })
    vi.advanceTimersByTime(3000)
    unreachableStore.set(['server'])
    unreachableStore.set([])
    vi.advanceTimersByTime(1)
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('an error stays while a part is still away', () => {
    unreachableStore.set(['server', 'chain'])
    toast({ variant: 'destructive', ...failed })
    unreachableStore.set(['chain'])
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('good news stays when the server answers again', () => {
    unreachableStore.set(['server'])
    toast({ title: 'Copied', description: 'The text is in the clipboard.' })
    unreachableStore.set([])
    expect(toastStore.get()).toMatchObject({ title: 'Copied' })
  })
})
