import type { AskedRequest } from '@did/domain/verification-request'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useAccount } from '../../lib/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { valuesOf } from '../../lib/vault/content.ts'
import { listVerifierKeys, type OpenVault } from '../../lib/vault/open-vault.ts'
import { countryName } from '../../texts/country-names.ts'
import { shortDate } from '../../texts/dates.ts'
import { educationLevelTexts, proofFieldLabel } from '../../texts/proof.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Notice } from '../../ui/notice.tsx'
import { VaultGate } from './vault-gate.tsx'

const texts = vaultTexts.verifier
type Pending = Extract<AskedRequest, { status: 'pending' }>
/** What was opened and led to its commitment. */
export type HolderAttributes = { values: Readonly<Record<string, string>>; commitment: `0x${string}` }
type HolderAttributesProps = { request: Pending; onOpened: (opened: HolderAttributes) => void }

/** What the owner has sealed to this verifier, opened in this browser. */
export function HolderAttributesPanel(props: HolderAttributesProps) {
  return (
    <section aria-labelledby="holder-attributes" className="rounded-2xl border border-line p-4">
      <h3 id="holder-attributes" className="mb-2 font-semibold">
        {texts.heading}
      </h3>
      <VaultGate lead={<p className="text-sm text-ink-2">{texts.locked}</p>}>
        {(vault) => <Opened vault={vault} {...props} />}
      </VaultGate>
    </section>
  )
}

function Opened({ vault, request, onOpened }: HolderAttributesProps & { vault: OpenVault }) {
  const { address } = useAccount()
  const opened = useQuery({
    queryKey: ['vault', 'from-holder', request.id, request.attributes?.commitment, vault.entries],
    queryFn: async () => openFor(vault, request, address ?? vault.name.wallet),
    retry: false,
    // Opened values belong to the vault alone, and go with it.
    gcTime: 0,
  })
  const { data } = opened
  // The dialog signs for what was opened here, and only then.
  useEffect(() => {
    if (data) onOpened(data)
  }, [data, onOpened])
  if (opened.isError)
    return (
      <Notice tone="bad" icon={CircleAlert}>
        {texts.failed}
      </Notice>
    )
  if (!data) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {texts.text}
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

async function openFor(vault: OpenVault, request: Pending, verifier: `0x${string}`): Promise<HolderAttributes | null> {
  const { attributes, claim } = request
  if (!attributes) return null
  const [{ chainId, didRegistry: registry }, { openAttributes }] = await Promise.all([
    getAppConfig(),
    import('../../lib/vault/sealed-attributes.ts'),
  ])
  const occasion = { chainId, registry, verifier, claimHash: claim.claimHash, claimType: claim.type }
  const opened = await openAttributes(attributes, listVerifierKeys(vault), occasion)
  return { values: valuesOf(opened), commitment: attributes.commitment }
}

function showValue(field: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return shortDate(value)
  if (field === 'educationLevel' && Object.hasOwn(educationLevelTexts, value))
    return educationLevelTexts[value as keyof typeof educationLevelTexts]
  if (field === 'country') return countryName(value)
  if (field === 'age_over_18') return value === 'true' ? vaultTexts.attributes.yes : vaultTexts.attributes.no
  return value
}
