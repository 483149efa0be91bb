import type { Claim } from '@did/domain/claim'
import { ageLimitOf } from '@did/domain/derived-facts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listFields } from '../../lib/vault/attribute-fields.ts'
import { findAttributes, findAttributesOf } from '../../lib/vault/claim-attributes.ts'
import { valuesOf } from '../../lib/vault/content.ts'
import { type Entered, enterAnew, type Occasion, offerFacts } from '../../lib/vault/entered.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { useOpenVault } from '../../lib/vault/vault-store.ts'
import { nameFact } from '../../texts/derived-facts.ts'
import { enterAttributesTexts as texts } from '../../texts/enter-attributes.ts'
import { proofFieldLabel } from '../../texts/proof.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AttributeInputs } from './attribute-inputs.tsx'
import { OfferToOpen } from './offer-to-open.tsx'
import { VaultGate } from './vault-gate.tsx'

export type EnteredAttributesProps = Occasion & {
  /** The claim that is edited; null for a new one. */
  claim: Claim | null
  /** What the lines of a template are called. */
  lines: readonly string[]
  entered: Entered | null
  isChecked: boolean
  onChange: (entered: Entered) => void
}

/** Attributes typed beside a claim's text. They become an item of the vault when the claim is stored. */
export function EnteredAttributes(props: EnteredAttributesProps) {
  const { claim, claimType } = props
  if (claimType === '') return <p className="text-sm text-ink-2">{texts.chooseType}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{texts.text}</p>
      {claim ? <KnownFields {...props} claim={claim} /> : <Fields {...props} />}
    </div>
  )
}

function Fields(props: EnteredAttributesProps) {
  const { claimType, lines, isChecked, onChange } = props
  const entered = props.entered ?? enterAnew(props.stated)
  const [isAllShown, setIsAllShown] = useState(false)
  const begun = isAllShown ? [] : matchFields(claimType, lines)
  const filled = Object.keys(entered.values).filter((field) => entered.values[field] !== '')
  return (
    <>
      <AttributeInputs
        claimType={claimType}
        fields={begun.length > 0 ? [...begun, ...filled] : undefined}
        values={entered.values}
        isChecked={isChecked}
        onChange={(values) => onChange({ ...entered, values })}
      />
      {begun.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => setIsAllShown(true)}>
            {texts.all}
          </Button>
        </div>
      )}
      <FactChoice {...props} entered={entered} />
    </>
  )
}

/** The fields that a template's lines name, so that its form asks for those first. */
export function matchFields(claimType: string, lines: readonly string[]): readonly string[] {
  const named = lines.map((line) => line.toLowerCase())
  const fields = listFields(claimType).map(({ field }) => field)
  return fields.filter((field) => named.includes(proofFieldLabel(field).toLowerCase()))
}

/** Worked out from the birth date in the form; which of them the claim's text says is the owner's choice. */
function FactChoice({ entered, onChange, ...occasion }: EnteredAttributesProps & { entered: Entered }) {
  const facts = offerFacts(entered.values, occasion)
  if (facts.length === 0) return null
  const toggle = (fact: (typeof facts)[number], isStated: boolean) => {
    const others = entered.limits.filter((limit) => limit !== ageLimitOf(fact))
    onChange({ ...entered, limits: isStated ? [...others, ageLimitOf(fact)] : others })
  }
  return (
    <fieldset>
      <legend className="font-medium">{texts.facts.legend}</legend>
      <p className="mt-1 text-sm text-ink-2">{texts.facts.hint}</p>
      <div className="grid gap-x-6 md:grid-cols-2">
        {facts.map((fact) => (
          <Checkbox
            key={fact.field}
            label={texts.facts.label(nameFact(fact.field) ?? fact.field, fact.value === 'true')}
            checked={entered.limits.includes(ageLimitOf(fact))}
            onChange={(event) => toggle(fact, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** With what the edited claim has already. As long as that is locked nothing is asked for: what is typed would take its place unseen. */
function KnownFields({ claim, ...props }: EnteredAttributesProps & { claim: Claim }) {
  const { entered, stated, onChange } = props
  const vault = useOpenVault()
  const sealed = useQuery({ ...vaultQuery, enabled: vault === null })
  const [isRead, setIsRead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, so that what is being typed stays
  useEffect(() => {
    if (!vault || entered || isRead) return
    let isOver = false
    void findKnown(vault, claim).then((known) => {
      if (isOver) return
      if (known) onChange({ ...enterAnew(stated), values: known })
      setIsRead(true)
    })
    return () => {
      isOver = true
    }
  }, [vault !== null])
  const isNone = sealed.data === null || sealed.data?.items.length === 0
  if (entered || isRead || (!vault && isNone)) return <Fields {...props} claim={claim} />
  if (vault) return null
  return sealed.data ? <OfferToOpen text={texts.locked} /> : <VaultGate>{() => null}</VaultGate>
}

async function findKnown(vault: OpenVault, claim: Claim) {
  const { previousClaimId } = claim
  const own = await findAttributes(vault, claim)
  const known = own ?? (previousClaimId === null ? null : await findAttributesOf(vault, previousClaimId))
  return known && valuesOf(known)
}
