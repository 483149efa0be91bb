import type { Claim } from '@did/domain/claim'
import { qrCode } from '@did/domain/constants'
import { routes } from '@did/domain/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The code as a PNG data URL; null for a link with more than a code can hold, which still works as a link. */
export type Share = { url: string; code: string | null }

/** Bytes of the largest code at error correction M. */
const codeCapacityBytes = 2331

/**
 * The claim's open share and its code. The server makes the default share once and answers with it ever after, so asking again is
 * safe; a claim that was verified since has another version and thereby another link.
 */
export const shareQuery = (claim: Pick<Claim, 'id' | 'version' | 'isVerified'>) =>
  queryOptions({
    queryKey: [...queryKeys.shares, 'open', claim.id, claim.version, claim.isVerified],
    queryFn: async (): Promise<Share> => {
      const { url } = await api(routes.createShare, { params: { id: claim.id }, body: { kind: 'open' } })
      return { url, code: await drawCode(url) }
    },
  })

async function drawCode(url: string): Promise<string | null> {
  if (new TextEncoder().encode(url).length > codeCapacityBytes) return null
  const { toDataURL } = await import('qrcode')
  const { errorCorrectionLevel, margin, scale, dark, light } = qrCode
  return toDataURL(url, { errorCorrectionLevel, margin, scale, color: { dark, light }, type: 'image/png' })
}
