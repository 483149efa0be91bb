import {
  type PresentationConfiguration,
  type PresentationProgress,
  presentationProgressSchema,
  presentationRequestSchema,
} from '@did/domain/portable/presentation-request'
import { presentationRequestCalls as calls } from '@did/domain/portable/presentation-request-calls'
import * as z from 'zod/mini'
import { keepRequestText, recallRequestText } from '../../entities/any-wallet/kept-request.ts'
import { api } from '../../lib/api.ts'

/** A QR code, a link on this device or the browser brings the request to the wallet. */
export type Way = 'code' | 'link' | 'browser'
const walletRequestSchema = z.object({
  request: presentationRequestSchema,
  way: z.enum(['code', 'link', 'browser']),
  responseCode: z.nullable(z.string()),
})
export type WalletRequest = z.infer<typeof walletRequestSchema>

export type Wish = { configuration: PresentationConfiguration; withName: boolean }

/**
 * The claims of a request that asks for the holder's name. In other requests, the server chooses
 * the claims.
 */
const withName = ['title', 'issuerName', 'issueDate', 'level', 'attestation', 'fields.holder_name']

export async function askWallet({ configuration, ...wish }: Wish, way: Way): Promise<WalletRequest> {
  const claims = wish.withName ? { claims: withName } : {}
  const body = { configuration, sameDevice: way === 'link', ...claims }
  const request = await api(calls.createPresentationRequest, { body })
  return { request, way, responseCode: null }
}

/** The server forgets a request an hour after the request's end. */
export async function readAnswer({ request, responseCode }: WalletRequest): Promise<PresentationProgress> {
  const query = responseCode === null ? '' : `?${new URLSearchParams({ responseCode })}`
  const response = await fetch(`/api/presentation-requests/${request.id}${query}`, {
    headers: { authorization: `Bearer ${request.secret}` },
    cache: 'no-store',
    credentials: 'omit',
  })
  if (response.status === 404) return { state: 'expired' }
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return presentationProgressSchema.parse(await response.json())
}

export function keepRequest(request: WalletRequest): void {
  keepRequestText(JSON.stringify(request))
}

/**
 * Returns the request that this page kept before the person went to the wallet. The wallet adds a
 * response code to the page's address when it sends the person back. Without this code in `hash`,
 * the result is null.
 */
export function recallRequest(hash: string): WalletRequest | null {
  const responseCode = new URLSearchParams(hash.slice(1)).get('response_code')
  if (responseCode === null) return null
  try {
    const { data } = walletRequestSchema.safeParse(JSON.parse(recallRequestText() ?? 'null'))
    return data ? { ...data, responseCode } : null
  } catch {
    return null
  }
}
