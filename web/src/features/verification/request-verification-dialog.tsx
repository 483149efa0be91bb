import type { Claim } from '@did/domain/claim'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { User, Verifier } from '@did/domain/user'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOwnUser } from '../../lib/own-user.ts'
import { toast, toastFormFault } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import type { Sealing } from '../../lib/vault/send-to-verifier.ts'
import { requestDialogTexts as texts } from '../../texts/verification-request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { describeChoice, labelOption } from './describe-verifier.ts'
import { useRequestVerification } from './mutations.ts'
import { verifiersQuery } from './queries.ts'

export type RequestOccasion = keyof typeof texts.submitted

type ChoiceProps = {
  verifier: Verifier | null
  isShared: boolean
  onShare: (isShared: boolean) => void
  /** The wallet that the owner has agreed to share with. */
  agreedTo: Address | null
  onAgree: (wallet: Address | null) => void
}
type Attributes = {
  choice: (props: ChoiceProps) => ReactNode
  seal: (verifier: Verifier, agreedTo: Address | null) => Promise<Sealing>
}

type RequestVerificationDialogProps = {
  claim: Pick<Claim, 'id' | 'title' | 'asked'>
  /** The claim's private attributes: the choice to share them, and what then goes with the request. Another feature has them. */
  attributes: Attributes
  /** Where the request is made: what becomes of it is said accordingly. */
  occasion: RequestOccasion
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** SPEC.md 2.10. */
export function RequestVerificationDialog(props: RequestVerificationDialogProps) {
  const { claim, attributes, occasion, open, onOpenChange } = props
  const user = useOwnUser()
  const verifiers = useQuery({ ...verifiersQuery, enabled: open })
  const [verifierId, setVerifierId] = useState<UserId | null>(null)
  const [isShared, setIsShared] = useState(true)
  const [agreedTo, setAgreedTo] = useState<Address | null>(null)
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const request = useRequestVerification({
    onSuccess: ({ withheld }) => {
      toast({ ...texts.submitted[occasion], ...(withheld && { description: texts.withheld[withheld] }) })
      onOpenChange(false)
    },
    onError: (error) => toast({ variant: 'destructive', ...explainFailure(error, occasion) }),
  })

  const chooseVerifier = (id: UserId | null) => {
    setVerifierId(id)
    setAgreedTo(null)
    setAttempt(crypto.randomUUID())
  }
  const handleSubmit = useSingleFlight(async () => {
    const missing = explainMissing(verifierId, user)
    if (missing) toastFormFault(missing)
    if (missing || verifierId === null) return
    const sealing = isShared && verifier ? () => attributes.seal(verifier, agreedTo) : null
    // The mutation has said what went wrong.
    await request.mutateAsync({ claimId: claim.id, verifierId, attempt, sealing }).catch(() => {})
  })
  const verifier = verifiers.data?.find(({ id }) => id === verifierId) ?? null
  const isReady = verifierId !== null && Boolean(user.data)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description(claim.title)}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button
            pending={request.isPending}
            aria-disabled={!isReady || request.isPending}
            onClick={() => void handleSubmit()}
          >
            {request.isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <VerifierChoice verifiers={verifiers} asked={claim.asked} chosen={verifierId} onChoose={chooseVerifier} />
        {attributes.choice({ verifier, isShared, onShare: setIsShared, agreedTo, onAgree: setAgreedTo })}
      </div>
    </Dialog>
  )
}

type VerifierChoiceProps = Pick<Claim, 'asked'> & {
  verifiers: UseQueryResult<Verifier[]>
  chosen: UserId | null
  onChoose: (id: UserId | null) => void
}

function VerifierChoice({ verifiers, asked, chosen, onChoose }: VerifierChoiceProps) {
  if (verifiers.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-11" />
      </Loading>
    )
  if (verifiers.isError)
    return (
      <ErrorCard
        type="server"
        cause={verifiers.error}
        message={texts.loadFailed}
        onRetry={() => void verifiers.refetch()}
      />
    )
  if (verifiers.data.length === 0)
    return (
      <Notice tone="wait" icon={UserRoundX}>
        {texts.empty}
      </Notice>
    )
  const known = verifiers.data.find(({ id }) => id === chosen)
  const options = verifiers.data.map((verifier) => ({
    value: String(verifier.id),
    label: labelOption(verifier, asked),
  }))
  return (
    <Field label={texts.verifier} {...(known ? { hint: describeChoice(known, asked) } : {})}>
      {(control) => (
        <Select
          {...control}
          placeholder={texts.choose}
          options={options}
          value={chosen ?? ''}
          onChange={(event) => onChoose(findVerifierId(verifiers.data, event.target.value))}
        />
      )}
    </Field>
  )
}

function findVerifierId(verifiers: readonly Verifier[], value: string): UserId | null {
  return verifiers.find((verifier) => String(verifier.id) === value)?.id ?? null
}

function explainMissing(verifierId: UserId | null, user: UseQueryResult<User | null>) {
  if (verifierId === null) return texts.verifierMissing
  if (user.isError) return texts.profileFailed
  return user.data ? null : texts.profileMissing
}

function explainFailure(error: Error, occasion: RequestOccasion) {
  if (isAppError(error, 'request-pending')) return texts.alreadyAsked
  if (isAppError(error, 'verifier-unavailable')) return texts.verifierGone
  if (isAppError(error, 'attributes-unconfirmed')) return texts.unconfirmed
  if (isAppError(error, 'wallet-rejected')) return texts.notSigned
  return texts.failed[occasion]
}
