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
  it('about a form goes when the form changes', () => {
    toastFormFault(failed)
    dismissFormFault()
    expect(toastStore.get()).toBeNull()
  })

  it('about anything else stays when a form changes', () => {
    toast({ variant: 'destructive', ...failed })
    dismissFormFault()
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('that told of an error while the server was away goes when the server answers again', () => {
    unreachableStore.set(['server'])
    toast({ variant: 'destructive', ...failed })
    vi.advanceTimersByTime(2000)
    unreachableStore.set([])
    expect(toastStore.get()).toBeNull()
  })

  it('that told of an error stays where the next request succeeds before anybody can have read it', () => {
    unreachableStore.set(['server'])
    toast({ variant: 'destructive', ...failed })
    vi.advanceTimersByTime(1999)
    unreachableStore.set([])
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('that told of an error stays while a part is still away', () => {
    unreachableStore.set(['server', 'chain'])
    toast({ variant: 'destructive', ...failed })
    unreachableStore.set(['chain'])
    expect(toastStore.get()).toMatchObject(failed)
  })

  it('with good news stays when the server answers again', () => {
    unreachableStore.set(['server'])
    toast({ title: 'Copied', description: 'The text is in the clipboard.' })
    unreachableStore.set([])
    expect(toastStore.get()).toMatchObject({ title: 'Copied' })
  })
})
