import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useCreateOffChainDid } from './mutations.ts'
import { StepFrame } from './step-frame.tsx'

const texts = onboardingTexts.did

type DidStepProps = {
  address: Address
  dids: readonly Did[]
  /**
   * Puts a new DID on the chain. The function is null if minting would cost the person something or
   * ask the person for anything.
   */
  mint: ((did: Did) => Promise<Did>) | null
  onBack: () => void
  onChosen: (did: Did) => void
}

export function DidStep({ address, dids, mint, onBack, onChosen }: DidStepProps) {
  const create = useCreateOffChainDid(address)
  const [isMinting, setIsMinting] = useState(false)
  const isPending = create.isPending || isMinting
  const handleCreate = useSingleFlight(async () => {
    try {
      const did = await create.mutateAsync()
      setIsMinting(mint !== null)
      const own = mint ? await mint(did) : did
      toast(onboardingTexts.toasts.didCreated)
      onChosen(own)
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsMinting(false)
    }
  })
  return (
    <StepFrame title={texts.title} text={mint ? texts.sponsored : texts.text} onBack={onBack}>
      <Button pending={isPending} onClick={() => void handleCreate()}>
        {!isPending && <Fingerprint aria-hidden="true" className="size-4" />}
        {isPending ? texts.creating : texts.create}
      </Button>
      {dids.length > 0 && <ExistingDids dids={dids} onChosen={onChosen} />}
    </StepFrame>
  )
}

function ExistingDids({ dids, onChosen }: Pick<DidStepProps, 'dids' | 'onChosen'>) {
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-2">{texts.existing}</h3>
      <ul className="mt-2 flex max-h-60 flex-col gap-2 overflow-y-auto">
        {dids.map((did) => (
          <li key={did.id}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-xl border border-line px-3 py-2 text-start transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
              onClick={() => onChosen(did)}
            >
              <span className="font-mono text-sm">{shortenTokenId(did.tokenId, 15)}</span>
              <span className="shrink-0 text-sm text-ink-3">{texts.created(shortDate(did.createdAt))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function shortenTokenId(tokenId: string, shownCharacters: number): string {
  return tokenId.length > shownCharacters ? `${tokenId.slice(0, shownCharacters)}...` : tokenId
}
