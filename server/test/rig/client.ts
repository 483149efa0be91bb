import type { Hex } from '@did/domain/hex'
import type { Problem } from '@did/domain/problem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { inject } from 'vitest'
import { publicUrl } from './stack.ts'

/** An app in this process, or a server process, that answers HTTP requests at `url`. */
export type Answering = { url: string }

export type Reply<Body = unknown> = { status: number; headers: Headers; body: Body }
type Options = { headers?: Record<string, string>; cookie?: string | undefined }

/**
 * Makes one HTTP call as a browser on the product's own page does. A text as the `body` is sent
 * unchanged.
 */
export async function send<Body = unknown>(
  node: Answering,
  method: string,
  path: string,
  body?: unknown,
  { headers = {}, cookie }: Options = {},
): Promise<Reply<Body>> {
  const response = await fetch(`${node.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(method !== 'GET' && { origin: publicUrl }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body }
}

/** A wallet that makes calls to `node`. After `signIn`, its calls carry the session's cookie. */
export class Client {
  readonly account: PrivateKeyAccount
  readonly address: Hex
  node: Answering
  cookie: string | undefined

  constructor(node: Answering, key: Hex = generatePrivateKey()) {
    this.node = node
    this.account = privateKeyToAccount(key)
    this.address = this.account.address.toLowerCase() as Hex
  }

  call<Body = unknown>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return send<Body>(this.node, method, path, body, { cookie: this.cookie, headers })
  }

  /** Throws unless the call succeeds. Returns the body of the answer. */
  async ok<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const reply = await this.call<Body>(method, path, body)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  async code(method: string, path: string, body?: unknown): Promise<string> {
    const { status, body: problem } = await this.call<Problem>(method, path, body)
    return `${status} ${problem.code}`
  }

  async signIn(): Promise<this> {
    const message = await this.buildSignInMessage()
    const signature = await this.account.signMessage({ message })
    const { status, headers, body } = await this.call('POST', '/api/auth/verify', { message, signature })
    if (status !== 200) throw new Error(`Sign-in answered ${status} ${JSON.stringify(body)}`)
    this.cookie = headers.getSetCookie()[0]?.split(';', 1)[0]
    return this
  }

  async buildSignInMessage(overrides: Partial<Parameters<typeof createSiweMessage>[0]> = {}): Promise<string> {
    const { nonce, issuedAt } = await this.ok<{ nonce: string; issuedAt: string }>('POST', '/api/auth/nonce')
    return createSiweMessage({
      address: this.account.address,
      chainId: inject('stack').chainId,
      domain: new URL(publicUrl).host,
      uri: publicUrl,
      version: '1',
      nonce,
      issuedAt: new Date(issuedAt),
      ...overrides,
    })
  }
}

/** Signs in with a real message and signature. Without a key, the wallet is new. */
export function signedIn(node: Answering, key?: Hex): Promise<Client> {
  return new Client(node, key).signIn()
}
