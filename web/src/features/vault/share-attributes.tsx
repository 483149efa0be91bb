import type { Claim } from '@did/domain/claim'
import type { Address } from '@did/domain/hex'
import type { Verifier } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { findAttributes } from '../../lib/vault/claim-attributes.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { needsConsent, type Recipient, type Refusal, recipientQuery } from '../../lib/vault/recipient.ts'
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
  /** The wallet that the owner has agreed to, where the registry alone does not settle whose it is. */
  agreedTo: Address | null
  onAgree: (wallet: Address | null) => void
}

/** Whether the claim's private attributes go with the request. Nothing is shown to whoever has none. */
export function ShareAttributes(props: ShareAttributesProps) {
  const vault = useOpenVault()
  return vault ? <Choice vault={vault} {...props} /> : <OfferToOpen text={texts.locked} />
}

function Choice({
  vault,
  claim,
  verifier,
  isShared,
  onShare,
  agreedTo,
  onAgree,
}: ShareAttributesProps & { vault: OpenVault }) {
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
      {isShared && verifier && (
        <RecipientState key={verifier.id} vault={vault} verifier={verifier} agreedTo={agreedTo} onAgree={onAgree} />
      )}
    </div>
  )
}

type Agreement = Pick<ShareAttributesProps, 'agreedTo' | 'onAgree'>

/** For whom they will be sealed, as the registry on the chain says; the list that the verifier was chosen from is the server's word. */
function RecipientState({ vault, verifier, ...agreement }: Agreement & { vault: OpenVault; verifier: Verifier }) {
  const found = useQuery(recipientQuery(vault, verifier))
  if (found.isPending) return <p className="text-sm text-ink-3">{texts.checking}</p>
  const recipient = found.data ?? ({ kind: 'refused', why: 'unknown' } as const)
  if (recipient.kind === 'refused')
    return (
      <Notice tone={alarming.includes(recipient.why) ? 'bad' : 'wait'} icon={CircleAlert}>
        {texts.refused[recipient.why]}
      </Notice>
    )
  return <ReadyRecipient recipient={recipient} verifier={verifier} {...agreement} />
}

/** Refusals that an honest verifier and an honest server hardly ever cause. */
const alarming: readonly Refusal[] = ['bad', 'older', 'suspended', 'not-accredited']

type ReadyRecipientProps = Agreement & { recipient: Exclude<Recipient, { kind: 'refused' }>; verifier: Verifier }

function ReadyRecipient({ recipient, verifier, agreedTo, onAgree }: ReadyRecipientProps) {
  const listed = verifier.verifierOrganization || verifier.username
  const wallet = recipient.key.verifier
  const needsAgreement = needsConsent(recipient, verifier)
  return (
    <div className="flex flex-col gap-2">
      <Notice
        tone={needsAgreement ? 'wait' : 'ok'}
        icon={needsAgreement ? CircleAlert : ShieldCheck}
        title={recipient.kind === 'reviewed' ? texts.sealedFor(recipient.name) : texts.notReviewed}
      >
        <p dir="auto">
          {recipient.kind === 'unreviewed' && texts.unknownWallet(listed)}
          {recipient.kind === 'reviewed' && texts.reviewed(recipient.domain)}
          {recipient.kind === 'reviewed' && needsAgreement && ` ${texts.renamed(listed)}`}
        </p>
        <p className="font-mono break-all">{wallet}</p>
      </Notice>
      {needsAgreement && (
        <Checkbox
          label={texts.agree}
          checked={agreedTo === wallet}
          onChange={(event) => onAgree(event.target.checked ? wallet : null)}
        />
      )}
      <p className="text-sm text-ink-2">{texts.signature}</p>
    </div>
  )
}
