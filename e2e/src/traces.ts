/**
 * Collects values that must differ in every run, such as nonces and salts, in one list for each
 * kind of value.
 */
import { parseShareUrl } from '@did/credentials/share/share-link'
import { attestationRequestSchema } from '@did/domain/attestation/attestation'
import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import { hashTypedData, hexToString, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { z } from 'zod'
import type { Person } from './fixtures.ts'
import type { TestWallet } from './wallet/test-wallet.ts'

export const traceKinds = ['wallets', 'nonces', 'salts', 'shareIds', 'digests', 'signatures'] as const
export type Traces = Record<(typeof traceKinds)[number], string[]>

/**
 * Collects the salts that reach the verifier's page from now on. The returned function adds what
 * the wallets have signed and what `link` contains.
 */
export async function followRun(owner: Person, verifier: Person): Promise<(link: string) => Traces> {
  const salts = await collectSalts(verifier)
  const wallets = [owner.wallet, verifier.wallet]
  return (link) => ({
    wallets: wallets.map(({ address }) => address),
    nonces: wallets.flatMap(noncesOf),
    salts: [...salts.values()],
    shareIds: shareIdsOf(link),
    digests: wallets.flatMap(digestsOf),
    signatures: wallets.flatMap(({ signatures }) => signatures),
  })
}

/**
 * Collects each salt only once, under the request and the field, because the page reads a list more
 * than once. If a page does not wait for an answer, the browser drops the answer's body. So this
 * reads each answer before the browser gets it.
 */
async function collectSalts({ page }: Person): Promise<Map<string, string>> {
  const salts = new Map<string, string>()
  await page.route(/\/verification-requests\/verifier\/\d+(\?|$)/, async (route) => {
    const response = await route.fetch().catch(() => null)
    if (!response) return // The page is closed.
    if (response.ok())
      for (const request of z.array(askedRequestSchema).parse(await response.json()))
        if (request.status === 'pending')
          for (const { field, salt } of request.leaves) salts.set(`${request.id} ${field}`, salt)
    await route.fulfill({ response }).catch(() => {})
  })
  return salts
}

function noncesOf({ prompts }: TestWallet): string[] {
  return prompts
    .filter(({ method }) => method === 'personal_sign')
    .map(({ params: [text] }) => {
      const message = String(text)
      return parseSiweMessage(isHex(message) ? hexToString(message) : message).nonce ?? ''
    })
}

function digestsOf({ prompts }: TestWallet): string[] {
  return prompts
    .filter(({ method }) => method === 'eth_signTypedData_v4')
    .map(({ params }) => hashTypedData(attestationRequestSchema.parse(JSON.parse(String(params[1])))))
}

function shareIdsOf(link: string): string[] {
  const share = parseShareUrl(link)
  return 'shareId' in share && share.shareId ? [share.shareId] : []
}
