import type { ApiSession } from '../api.ts'
import type { Node } from '../node.ts'

/** Builds what a browser keeps of an earlier visit: the saved session and the server's cookie. */
export function rememberedSession({ publicUrl }: Node, chainId: number, { address, cookie }: ApiSession) {
  const saved = { address, chainId, timestamp: Date.now(), lastActivity: Date.now() }
  const { hostname, origin } = new URL(publicUrl)
  const attributes = {
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const
  return {
    cookies: [{ ...cookie, ...attributes }],
    origins: [{ origin, localStorage: [{ name: 'wallet_session', value: JSON.stringify(saved) }] }],
  }
}
