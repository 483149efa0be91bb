import type { Claim } from '@did/domain/claim'
import type { Verifier } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { findAttributes } from '../../lib/vault/claim-attributes.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { useOpenVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfferToOpen } from './offer-to-open.tsx'

const texts = vaultTexts.share

type ShareAttributesProps = {
  claim: Claim
  verifier: Verifier | null
  isShared: boolean
  onShare: (isShared: boolean) => void
}

/** Whether the claim's private attributes go with the request. Nothing is shown to whoever has none. */
export function ShareAttributes(props: ShareAttributesProps) {
  const vault = useOpenVault()
  return vault ? <Choice vault={vault} {...props} /> : <OfferToOpen text={texts.locked} />
}

function Choice({ vault, claim, verifier, isShared, onShare }: ShareAttributesProps & { vault: OpenVault }) {
  const found = useQuery({
    queryKey: ['vault', 'attributes', claim.id, vault.entries],
    queryFn: () => findAttributes(vault, claim),
    // Opened values belong to the vault alone, and go with it.
    gcTime: 0,
  })
  if (!found.data) return null
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={texts.label}
        hint={texts.hint}
        checked={isShared}
        onChange={(event) => onShare(event.target.checked)}
      />
      {isShared && verifier && <KeyState verifier={verifier} />}
    </div>
  )
}

function KeyState({ verifier }: { verifier: Verifier }) {
  const key = useQuery({
    queryKey: ['vault', 'key-of', verifier.id],
    queryFn: async () => (await import('../../lib/vault/verifier-keys.ts')).findKeyOf(verifier),
  })
  if (key.isPending) return <p className="text-sm text-ink-3">{texts.checking}</p>
  const kind = key.data?.kind ?? 'unknown'
  if (kind === 'good') return null
  const text = { none: texts.noKey, bad: texts.badKey, unknown: texts.unknownKey }[kind]
  return (
    <Notice tone={kind === 'bad' ? 'bad' : 'wait'} icon={CircleAlert}>
      {text}
    </Notice>
  )
}
