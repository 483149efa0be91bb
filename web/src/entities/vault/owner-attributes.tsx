import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { countryName } from '@did/domain/texts/en/country-names'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type RefObject, useEffect } from 'react'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { educationLevelTexts, proofFieldLabel } from '../../texts/en/proof/proof.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAccount } from '../account/account.ts'
import { useOwnUser } from '../account/own-user.ts'
import type { Received } from './sealed/receive-attributes.ts'
import { keyOfEntries } from './store/key-of-entries.ts'
import type { OpenVault } from './store/open-vault.ts'
import { VaultGate } from './vault-gate.tsx'
import { VerifierKey } from './verifier-key.tsx'

const texts = vaultTexts.verifier
type OpenedProps = { request: PendingAsked; onOpened: (opened: Received) => void }
type OwnerAttributesProps = OpenedProps & { toOpen: RefObject<boolean> }

/** The attributes that the owner sealed to this verifier open only in the verifier's browser. */
export function OwnerAttributesPanel({ toOpen, ...props }: OwnerAttributesProps) {
  return (
    <section aria-labelledby="owner-attributes" className="rounded-2xl border border-line p-4">
      <h3 id="owner-attributes" className="mb-2 font-semibold">
        {texts.heading}
      </h3>
      <VaultGate lead={<p className="text-sm text-ink-2">{texts.locked}</p>} toOpen={toOpen}>
        {(vault) => (
          <div className="flex flex-col gap-3">
            <Opened vault={vault} {...props} />
            <NextKey vault={vault} />
          </div>
        )}
      </VaultGate>
    </section>
  )
}

function NextKey({ vault }: { vault: OpenVault }) {
  const user = useOwnUser()
  return user.data ? <VerifierKey vault={vault} verifier={user.data} isQuiet /> : null
}

function Opened({ vault, request, onOpened }: OpenedProps & { vault: OpenVault }) {
  const { address } = useAccount()
  const opened = useQuery({
    queryKey: ['vault', 'from-holder', request, keyOfEntries(vault)],
    queryFn: async () => openFor(vault, request, address ?? vault.name.wallet),
    retry: false,
    // Opened values belong to the vault, so the cache drops them when no screen shows them.
    gcTime: 0,
  })
  const { data } = opened
  // The approval dialog signs only for attributes that this panel has opened.
  useEffect(() => {
    if (data) onOpened(data)
  }, [data, onOpened])
  if (opened.isError)
    return (
      <Notice
        tone={isAppError(opened.error, 'chain-unreachable') ? 'wait' : 'bad'}
        icon={CircleAlert}
        action={<Button onClick={() => void opened.refetch()}>{texts.retry}</Button>}
      >
        {explainFault(opened.error)}
      </Notice>
    )
  if (!data) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {texts.text}
      </p>
      <p className="text-sm break-words text-ink-2">
        {texts.from(data.owner, shortDate(new Date(data.signedAt * 1000).toISOString()))}
      </p>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {Object.entries(data.values).map(([field, value]) => (
          <div key={field} className="min-w-0">
            <dt className="text-sm text-ink-3">{proofFieldLabel(field)}</dt>
            <dd dir="auto" className="break-words">
              {showValue(field, value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

async function openFor(
  vault: OpenVault,
  { attributes, ...request }: PendingAsked,
  verifier: Address,
): Promise<Received | null> {
  if (!attributes) return null
  const { receiveAttributes } = await import('./sealed/receive-attributes.ts')
  return receiveAttributes(vault, { ...request, attributes }, verifier)
}

const { faults } = texts

function explainFault(error: Error): string {
  return isAppError(error) && Object.hasOwn(faults, error.code)
    ? faults[error.code as keyof typeof faults]
    : texts.failed
}

function showValue(field: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return shortDate(value)
  if (field === 'educationLevel' && Object.hasOwn(educationLevelTexts, value))
    return educationLevelTexts[value as keyof typeof educationLevelTexts]
  if (field === 'country') return countryName(value)
  if (field === 'age_over_18') return value === 'true' ? vaultTexts.attributes.yes : vaultTexts.attributes.no
  return value
}
