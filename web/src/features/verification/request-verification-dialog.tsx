import type { User, Verifier } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { RequestId, UserId } from '@did/domain/ids'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { Suspense, useMemo, useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { WhileFrozen } from '../../entities/account/while-frozen.tsx'
import { useHasAttributes } from '../../entities/vault/attributes/use-has-attributes.ts'
import { explainUnsent } from '../../entities/verification/explain-unsent.ts'
import { useRequestVerification } from '../../entities/verification/mutations.ts'
import { verifiersQuery } from '../../entities/verification/queries.ts'
import { describeInList, describeWaiting } from '../../entities/verifier/describe-verifier.ts'
import { groupVerifiers } from '../../entities/verifier/group-verifiers.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { ActionDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast, toastFormFault } from '../../ui/toast/toast.ts'

export type RequestOccasion = keyof typeof texts.submitted

const ShareAttributes = lazyPart(
  async () => (await import('../../entities/vault/share-attributes.tsx')).ShareAttributes,
)

type RequestVerificationDialogProps = {
  claim: Claim
  /** The texts of the toasts depend on where the owner opened this dialog. */
  occasion: RequestOccasion
  onClose: () => void
}

export function RequestVerificationDialog({ claim, occasion, onClose }: RequestVerificationDialogProps) {
  const { signer } = useAccount()
  const user = useOwnUser()
  // An organization may have registered since the wizard or the dashboard read the list of
  // verifiers, so read it again.
  const verifiers = useQuery({ ...verifiersQuery, staleTime: 0 })
  const [verifierId, setVerifierId] = useState<UserId | null>(null)
  const [isShared, setIsShared] = useState(true)
  const [agreedTo, setAgreedTo] = useState<Address | null>(null)
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const request = useRequestVerification({
    onSuccess: () => {
      toast(texts.submitted[occasion])
      onClose()
    },
    onError: (error) => toast({ variant: 'destructive', ...(explainUnsent(error) ?? texts.failed[occasion]) }),
  })

  const seal = async (verifier: Verifier) => {
    const { sealForVerifier } = await import('../../entities/vault/sealed/send-to-verifier.ts')
    return sealForVerifier(claim, verifier, { signer, agreedTo })
  }
  const chooseVerifier = (id: UserId | null) => {
    setVerifierId(id)
    setAgreedTo(null)
    setAttempt(crypto.randomUUID())
  }
  const replaces = findWaiting(claim, verifierId)
  const handleSubmit = async () => {
    const missing = explainMissing(verifierId, user)
    if (missing) toastFormFault(missing)
    if (missing || verifierId === null) return
    const sealing = isShared && verifier ? () => seal(verifier) : null
    // The mutation has already shown a toast about its failure.
    await request.mutateAsync({ claim, verifierId, attempt, sealing, replaces }).catch(() => {})
  }
  const verifier = verifiers.data?.find(({ id }) => id === verifierId) ?? null
  const isReady = verifierId !== null && Boolean(user.data)
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description(claim.title)}
      submit={replaces ? texts.replace : texts.submit}
      submitting={texts.submitting}
      isBusy={request.isPending}
      isUnready={!isReady}
      onAct={handleSubmit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <WhileFrozen />
        <VerifierChoice
          claim={claim}
          verifiers={verifiers}
          isShared={isShared}
          chosen={verifierId}
          onChoose={chooseVerifier}
        />
        {replaces && <p className="text-sm text-pretty text-ink-2">{texts.replacing}</p>}
        <Suspense>
          <ShareAttributes
            claim={claim}
            verifier={verifier}
            isShared={isShared}
            onShare={setIsShared}
            agreedTo={agreedTo}
            onAgree={setAgreedTo}
          />
        </Suspense>
      </div>
    </ActionDialog>
  )
}

type VerifierChoiceProps = {
  claim: Claim
  isShared: boolean
  verifiers: UseQueryResult<Verifier[]>
  chosen: UserId | null
  onChoose: (id: UserId | null) => void
}

function VerifierChoice({ claim, verifiers, isShared, chosen, onChoose }: VerifierChoiceProps) {
  const needsAttributes = useHasAttributes(claim) && isShared
  const { data = [] } = verifiers
  const { asked } = claim
  const groups = useMemo(() => groupVerifiers(data, { asked, needsAttributes }), [data, asked, needsAttributes])
  if (verifiers.isPending) return <Loading label={texts.loading} skeleton="h-11" />
  if (verifiers.isError) return <QueryError type="server" query={verifiers} message={texts.loadFailed} />
  if (verifiers.data.length === 0)
    return (
      <Notice tone="wait" icon={UserRoundX}>
        {texts.empty}
      </Notice>
    )
  const known = verifiers.data.find(({ id }) => id === chosen)
  const standing = known && describeInList(known, verifiers.data)
  const waiting = known && describeWaiting(known, claim.asked)
  const hint = [waiting, standing?.isMistakable === false && standing.text].filter(Boolean).join(' ')
  return (
    <>
      <Field label={texts.verifier} {...(hint === '' ? {} : { hint })}>
        {(control) => (
          <Select
            {...control}
            placeholder={texts.choose}
            options={[]}
            groups={groups}
            value={String(chosen ?? '')}
            onChange={(event) => onChoose(findVerifierId(verifiers.data, event.target.value))}
          />
        )}
      </Field>
      {standing?.isMistakable && (
        <Notice role="status" tone="bad" icon={TriangleAlert}>
          {standing.text}
        </Notice>
      )}
    </>
  )
}

/**
 * A new request to this verifier would replace the claim's pending request that this function
 * finds.
 */
function findWaiting({ asked }: Pick<Claim, 'asked'>, verifierId: UserId | null): RequestId | null {
  return asked.find((each) => each.verifierId === verifierId && each.status === 'pending')?.requestId ?? null
}

function findVerifierId(verifiers: readonly Verifier[], value: string): UserId | null {
  return verifiers.find((verifier) => String(verifier.id) === value)?.id ?? null
}

function explainMissing(verifierId: UserId | null, user: UseQueryResult<User | null>) {
  if (verifierId === null) return texts.verifierMissing
  if (user.isError) return texts.profileFailed
  return user.data ? null : texts.profileMissing
}
