import type { KeepPasskey, KeptPasskey } from '@did/domain/account/passkey'
import { useEffect, useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { randomBytes } from '../../../lib/bytes.ts'
import { findInvitation, sendInvitation } from './invitation.ts'
import { drawInvitationCode, type InvitationCode } from './invitation-code.ts'

const askEveryMs = 1500

export type Inviting =
  | { kind: 'starting' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'waiting'; code: InvitationCode; endsAt: number; isUnreachable: boolean }
  | { kind: 'offered'; code: InvitationCode; passkey: KeepPasskey }
  | { kind: 'over' | 'broken' }

type Own = { code: InvitationCode; endsAt: number }

/** Makes one code, and asks the server until a device offers a key or the code ends. */
export function useInviting(signer: Signer, known: readonly KeptPasskey[]): Inviting {
  const [state, setState] = useState<Inviting>({ kind: 'starting' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one code is about one account
  useEffect(() => {
    const ending = new AbortController()
    const show = (next: Inviting) => ending.signal.aborted || setState(next)
    begin(signer, known).then(
      (own) => follow(own, show, ending.signal),
      (error: unknown) => show({ kind: 'failed', error }),
    )
    return () => ending.abort()
  }, [signer.address])
  return state
}

async function begin({ address }: Signer, known: readonly KeptPasskey[]): Promise<Own> {
  const code = drawInvitationCode(randomBytes)
  const invitation = { account: address, known: known.map(({ credentialId }) => credentialId) }
  return { code, ...(await sendInvitation(code, invitation)) }
}

async function follow({ code, endsAt }: Own, show: (state: Inviting) => void, signal: AbortSignal): Promise<void> {
  show({ kind: 'waiting', code, endsAt, isUnreachable: false })
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
    const found = await findInvitation(code).catch(() => null)
    switch (found?.kind) {
      case 'offered':
        return show({ kind: 'offered', code, passkey: found.passkey })
      case 'gone':
      case 'declined':
        return show({ kind: 'over' })
      case 'broken':
        return show({ kind: 'broken' })
      default:
        show({ kind: 'waiting', code, endsAt, isUnreachable: found === null })
    }
  }
}
