import { describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { button, complaintAt, field, press, pressEscape, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'
import { type FormCase, forms } from './forms.tsx'

describe.each(forms)('the dialog “$dialog”', (form) => {
  it('a dialog with a form closes on Cancel and sends nothing to the server', async () => {
    const { onClose, server } = await open(form)
    await press(form.cancel ?? 'Cancel')
    expect(onClose).toHaveBeenCalledOnce()
    expect(server.asked).toEqual([])
  })

  it('a dialog with a form closes on Escape as long as the person has typed nothing', async () => {
    const { onClose } = await open(form)
    await pressEscape()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a dialog with a form stays open on Escape and ignores a second press while the server has not answered', async () => {
    const { onClose, server } = await open(form)
    await fillAndSubmit(form)
    const busy = await waitFor(() => button(form.submitting))
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await server.next()
    await press(form.submitting)
    await pressEscape()
    expect(onClose).not.toHaveBeenCalled()
    expect(server.asked).toHaveLength(1)
    await server.refuse('internal', 500)
    await waitFor(() => button(form.submit))
  })

  it('a dialog with a form keeps the typed text when the server refuses, reports the refusal, and can be sent again', async () => {
    const { onClose, onDone, server } = await open(form)
    await fillAndSubmit(form)
    await server.refuse('internal', 500)
    await waitFor(() => toastStore.get()?.variant === 'destructive' || document.querySelector('[role=alert]'))
    await waitFor(() => button(form.submit))
    for (const [label, text] of form.typed) expect(field(label).value).toBe(text)
    expect(onClose).not.toHaveBeenCalled()
    await press(form.submit)
    await waitFor(() => server.asked.length === 2)
    await server.accept(form.accepted)
    await waitFor(() => onDone.mock.calls.length === 1)
  })

  it('a dialog with a form sends what the person typed, and ends when the server accepts', async () => {
    const { onDone, server } = await open(form)
    await fillAndSubmit(form)
    const { method, path, body } = await server.next()
    expect(`${method} ${path}`).toBe(form.sends.call)
    if (form.sends.body) expect(body).toMatchObject(form.sends.body)
    await server.accept(form.accepted)
    await waitFor(() => onDone.mock.calls.length === 1)
    expect(toastStore.get()?.variant).not.toBe('destructive')
  })
})

const incomplete = forms.flatMap(({ missing, ...form }) => (missing ? [{ ...form, missing }] : []))

describe.each(incomplete)('the incomplete dialog “$dialog”', ({ missing, ...form }) => {
  it('an incomplete form says at the field what is missing, and sends nothing', async () => {
    const { onClose, server } = await open(form)
    if (missing.text !== undefined) await type(missing.label, missing.text)
    await press(form.submit)
    await waitFor(() => complaintAt(missing.label))
    expect(complaintAt(missing.label)).toBe(missing.complaint)
    expect(server.asked).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })
})

/**
 * `onDone` is the function that the dialog calls at its end: `onClose`, or `onEnd` if the dialog
 * leaves the closing to its caller.
 */
async function open(form: FormCase) {
  const onClose = vi.fn<() => void>()
  const onEnd = vi.fn<() => void>()
  const server = stubServer(form.known)
  const { element, account, endsByClosing = true } = form.open({ onEnd, onClose })
  await show(element, account)
  return { onClose, onDone: endsByClosing ? onClose : onEnd, server }
}

async function fillAndSubmit(form: FormCase): Promise<void> {
  for (const [label, text] of form.typed) await type(label, text)
  await press(form.submit)
}
