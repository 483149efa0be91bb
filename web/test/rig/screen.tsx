import { act } from 'preact/test-utils'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { type Account, AccountContext, visitor } from '../../src/entities/account/account.ts'
import { Queries } from '../../src/lib/query/queries.tsx'
import { queryClientStore, renewQueryClient } from '../../src/lib/query/query-client.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'

/**
 * Shows `element` until the test ends, to a visitor unless `account` says otherwise. An error on
 * the console fails the test.
 */
export async function show(element: ReactElement, account: Partial<Account> = {}): Promise<void> {
  await showPage(<Queries>{element}</Queries>, account)
}

/**
 * Shows a page that has `Queries` of its own. Unlike the rest of the page, what stands outside
 * those `Queries` lives on when the account changes.
 */
export async function showPage(page: ReactElement, account: Partial<Account> = {}): Promise<void> {
  const complain = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await settle(() => root.unmount())
    place.remove()
    renewQueryClient()
    toastStore.set(null)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
  await settle(() => root.render(<AccountContext value={{ ...visitor, ...account }}>{page}</AccountContext>))
}

/**
 * Waits until Preact has drawn the changes. Without `act`, Preact would draw later, as in a
 * browser.
 */
async function settle(doIt: () => void): Promise<void> {
  await act(async () => doIt())
}

/**
 * A test waits at most this many milliseconds for the page, because the machine may be busy. No
 * test checks how fast the page is.
 */
const patience = { timeout: 60_000 }

/** Waits until `find` returns something other than null, undefined and false. */
export async function waitFor<Found>(find: () => Found): Promise<NonNullable<Found>> {
  return vi.waitFor(() => {
    const found = find()
    if (found !== null && found !== undefined && found !== false) return found
    throw new Error(`The page does not show that yet.${listFailures()} It shows: ${document.body.textContent}`)
  }, patience)
}

/**
 * Names the queries that failed. A page may show everything that needs no answer of them, and then
 * lacks what a test waits for without saying why.
 */
function listFailures(): string {
  const queries = queryClientStore.get().getQueryCache().getAll()
  const failed = queries.filter(({ state }) => state.error !== null)
  return failed.map(({ queryHash, state }) => ` The query ${queryHash} failed: ${state.error}.`).join('')
}

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button “${name}” in: ${document.body.textContent}`)
  return found
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function field(label: string): Control {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)
  const control = found?.control
  if (!isControl(control))
    throw new Error(`There is no field “${label}” in: ${document.body.textContent}${listFailures()}`)
  return control
}

function isControl(element: unknown): element is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind)
}

/** Returns what a screen reader reads at the field as a complaint, or null. */
export function complaintAt(label: string): string | null {
  const control = field(label)
  if (control.getAttribute('aria-invalid') !== 'true') return null
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
  return described.map((id) => document.getElementById(id)).find((each) => each?.role === 'alert')?.textContent ?? null
}

export async function press(name: string): Promise<void> {
  await settle(() => button(name).click())
}

export async function choose(label: string): Promise<void> {
  await settle(() => field(label).click())
}

export async function pressEscape(): Promise<void> {
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await settle(() => document.dispatchEvent(pressed))
}

/** A dialog that has just loaded reacts to keys only after the next frame. */
export async function passFrame(): Promise<void> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

export async function type(label: string, text: string): Promise<void> {
  const control = field(label)
  await settle(() => {
    control.value = text
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
