import type { WalletRequest } from './wallet-request.ts'

type Digital = { protocol: string; data: unknown }

/** The Digital Credentials API passes requests to wallets. */
export function canBrowserAsk(): boolean {
  return 'DigitalCredential' in globalThis && 'credentials' in navigator
}

export async function letBrowserAsk({ request }: WalletRequest): Promise<void> {
  const address = new URL(request.dcApi).pathname
  const asked = (await (
    await fetch(address, { cache: 'no-store', credentials: 'omit' })
  ).json()) as CredentialRequestOptions
  const answer = (await navigator.credentials.get(asked)) as (Credential & Digital) | null
  if (answer === null) throw new Error('The browser has no answer')
  const { protocol, data } = answer
  const answered = await fetch(address, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol, data }),
  })
  // With a 4xx status, the server refuses the wallet's answer. The state of the request then says
  // that the answer has no claim, or what is wrong with it, so this function throws no error.
  if (answered.status >= 500) throw new Error(`The server answered ${answered.status}`)
}
