import { nonceSchema, sessionSchema } from '@did/domain/account/session'
import type { User } from '@did/domain/account/user'
import { signInStatement } from '@did/domain/protocol/signed-statements'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

export type ApiSession = { user: User | null; call: Call }
type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>
type Api = { apiUrl: string; publicUrl: string; chainId: number }

export async function signIn(api: Api, privateKey: `0x${string}`, signal: AbortSignal): Promise<ApiSession> {
  const account = privateKeyToAccount(privateKey)
  const cookies = new Map<string, string>()
  const call = (...[method, path, body]: Parameters<Call>) => request(api, cookies, { method, path, body, signal })

  const { nonce, issuedAt } = nonceSchema.parse(await call('POST', '/api/auth/nonce'))
  const message = createSiweMessage({
    address: account.address,
    chainId: api.chainId,
    domain: new URL(api.publicUrl).host,
    issuedAt: new Date(issuedAt),
    nonce,
    statement: signInStatement,
    uri: api.publicUrl,
    version: '1',
  })
  const signature = await account.signMessage({ message })
  const { user } = sessionSchema.parse(await call('POST', '/api/auth/verify', { message, signature }))
  return { user, call }
}

type ApiRequest = { method: string; path: string; body: object | undefined; signal: AbortSignal }

async function request(
  api: Api,
  cookies: Map<string, string>,
  { method, path, body, signal }: ApiRequest,
): Promise<unknown> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = {
    origin: api.publicUrl,
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${api.apiUrl}${path}`, init)
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
    cookies.set(name, value)
  }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}
