import { useLayoutEffect } from 'react'
import { lastDialogClosedAt } from '../../../../lib/page/dialog-closed.ts'
import { type QueueKey, readQueueKey } from './queue-keys.ts'

type Handlers = Record<QueueKey, (focused: number | null) => void>

export function useQueueKeys(areLettersOn: boolean, handlers: Handlers): void {
  // A key may be pressed right after a change of the list, so a layout effect sets the handlers at
  // once.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      const target = event.target instanceof Element ? event.target : null
      const key = readQueueKey(event, {
        isTyping: target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') != null,
        isInList: target?.closest('[data-queue]') != null,
        isAtDesk: target?.closest('[data-queue], [data-opened]') != null,
        dialogClosedAt: lastDialogClosedAt(),
        areLettersOn,
      })
      if (key === null) return
      event.preventDefault()
      handlers[key](rowOf(target))
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
}

function rowOf(target: Element | null): number | null {
  const row = target?.closest('li')?.querySelector('[data-queue-row]')
  return row instanceof HTMLElement ? Number(row.dataset['queueRow']) : null
}

export function focusRow(id: number): void {
  findRow(id)?.focus()
}

export function openRow(id: number): void {
  findRow(id)?.click()
}

export function listRows(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-queue-row]')].map((row) => Number(row.dataset['queueRow']))
}

function findRow(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-queue-row="${id}"]`)
}
