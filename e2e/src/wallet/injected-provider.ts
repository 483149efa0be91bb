/**
 * When the wallet appears in the page. `at-once`: before the page's first script. `late`: a moment
 * later, as a slow extension does.
 */
export type Arrival = 'at-once' | 'late'

/**
 * Runs inside the page as an EIP-1193 provider that announces itself as MetaMask (EIP-6963). An
 * error that the test throws would lose its `code` on the way into the page, so each answer is
 * `{result}` or `{error}`.
 */
export function injectProvider(arrival: Arrival): void {
  type Listener = (value: unknown) => void
  type Answer = { result: unknown } | { error: { code: number; message: string } }
  const lateByMs = 300
  const bridge = (
    window as unknown as { __testWallet: (request: { method: string; params: unknown[] }) => Promise<Answer> }
  ).__testWallet
  const listeners = new Map<string, Set<Listener>>()

  const provider = {
    isMetaMask: true,
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const answer = await bridge({ method, params })
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
      if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
        emit('chainChanged', (params[0] as { chainId: string }).chainId)
      }
      return answer.result
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  function emit(event: string, value: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  window.addEventListener('test-wallet-event', (event) => {
    const { name, value } = (event as CustomEvent<{ name: string; value: unknown }>).detail
    emit(name, value)
  })

  const info = {
    uuid: '7f3d6c8e-8a53-4b1e-9f0c-3d2a1b0c9e8f',
    name: 'MetaMask',
    icon: 'data:image/svg+xml,',
    rdns: 'io.metamask',
  }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  function arrive() {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: true })
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  if (arrival === 'at-once') arrive()
  else window.addEventListener('eip6963:requestProvider', () => setTimeout(arrive, lateByMs), { once: true })
}
