import type { Verifier } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSignerTexts } from '../account/signer-texts.ts'
import { findAttributes } from './attributes/claim-attributes.ts'
import { OfferToOpen } from './offer-to-open.tsx'
import { needsConsent, type Recipient, type Refusal } from './sealed/recipient.ts'
import { recipientQuery } from './sealed/recipient-query.ts'
import { keyOfEntries } from './store/key-of-entries.ts'
import type { OpenVault } from './store/open-vault.ts'
import { useOpenVault } from './store/vault-store.ts'

const texts = vaultTexts.share

type ShareAttributesProps = {
  claim: Claim
  verifier: Verifier | null
  isShared: boolean
  onShare: (isShared: boolean) => void
  /**
   * The wallet to which the owner agreed. The owner has to agree if nobody has reviewed the wallet,
   * or if the server's list gives it another name than the chain.
   */
  agreedTo: Address | null
  onAgree: (wallet: Address | null) => void
}

/** Asks an owner who has private attributes whether the page sends them with the request. */
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
    queryKey: ['vault', 'attributes', claim.id, keyOfEntries(vault)],
    queryFn: () => findAttributes(vault, claim),
    // Opened values belong to the vault, so the cache drops them when no screen shows them.
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
        <RecipientState
          key={verifier.id}
          vault={vault}
          verifier={verifier}
          agreedTo={agreedTo}
          onAgree={onAgree}
          onWithout={() => onShare(false)}
        />
      )}
    </div>
  )
}

type Agreement = Pick<ShareAttributesProps, 'agreedTo' | 'onAgree'>
type RecipientStateProps = Agreement & {
  vault: OpenVault
  verifier: Verifier
  /**
   * Sends the request without attributes. The function is absent where a request without attributes
   * makes no sense.
   */
  onWithout?: () => void
}

/**
 * Shows the recipient as the chain's registry describes it, because the list of verifiers is only
 * the server's word.
 */
export function RecipientState({ vault, verifier, onWithout, ...agreement }: RecipientStateProps) {
  const found = useQuery(recipientQuery(vault, verifier))
  if (found.isPending) return <p className="text-sm text-ink-3">{texts.checking}</p>
  const recipient = found.data ?? ({ kind: 'refused', why: 'unknown' } as const)
  if (recipient.kind === 'refused')
    return (
      <Notice
        tone={alarming.includes(recipient.why) ? 'bad' : 'wait'}
        icon={CircleAlert}
        action={
          onWithout && (
            <Button variant="outline" onClick={onWithout}>
              {texts.without}
            </Button>
          )
        }
      >
        {texts.refused[recipient.why]}
      </Notice>
    )
  return <ReadyRecipient recipient={recipient} verifier={verifier} {...agreement} />
}

/** While both the verifier and the server are honest, these refusals hardly ever occur. */
const alarming: readonly Refusal[] = ['bad', 'older', 'frozen', 'suspended', 'not-accredited']

type ReadyRecipientProps = Agreement & { recipient: Exclude<Recipient, { kind: 'refused' }>; verifier: Verifier }

function ReadyRecipient({ recipient, verifier, agreedTo, onAgree }: ReadyRecipientProps) {
  const { signature } = useSignerTexts(texts)
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
      <p className="text-sm text-ink-2">{signature}</p>
    </div>
  )
}
