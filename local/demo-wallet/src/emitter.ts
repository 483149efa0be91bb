export type ProviderEvent = 'connect' | 'disconnect' | 'accountsChanged' | 'chainChanged'
type Listener = (value: unknown) => void

export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener): void {
      listeners.get(event)?.delete(listener)
    },
    emit(event: ProviderEvent, value: unknown): void {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        // An exception in one listener must not keep the other listeners from getting the event.
        try {
          listener(value)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
export type Emitter = ReturnType<typeof createEmitter>
