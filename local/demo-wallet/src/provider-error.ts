/**
 * An error as EIP-1193 and JSON-RPC define it. If a contract refused the call, `data` has the
 * contract's reason.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const refuse = {
  byPerson: () => new ProviderError(4001, 'User rejected the request.'),
  unauthorized: () => new ProviderError(4100, 'The account is not connected to this page.'),
  unsupported: (method: string) => new ProviderError(4200, `The demo wallet does not support ${method}.`),
  disconnected: () => new ProviderError(4900, 'The person has disconnected this page.'),
  unreachable: () => new ProviderError(4900, 'The chain cannot be reached.'),
  unknownChain: (chainId: number) => new ProviderError(4902, `The demo wallet does not know the chain ${chainId} yet.`),
  params: (what: string) => new ProviderError(-32602, `Invalid parameters: ${what}.`),
}
