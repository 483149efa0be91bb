import { ageLimitOf } from '@did/domain/claim/age-facts'
import type { Claim } from '@did/domain/claim/claim'
import { nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { proofFieldLabel } from '../../texts/en/proof/proof.ts'
import { enterAttributesTexts as texts } from '../../texts/en/vault/enter-attributes.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AttributeInputs } from './attribute-inputs.tsx'
import { listFields } from './attributes/attribute-fields.ts'
import { findAttributes, findAttributesOf } from './attributes/claim-attributes.ts'
import { type Entered, enterAnew, type Occasion, offerFacts } from './attributes/entered.ts'
import { OfferToOpen } from './offer-to-open.tsx'
import { valuesOf } from './store/content.ts'
import type { OpenVault } from './store/open-vault.ts'
import { vaultQuery } from './store/vault-calls.ts'
import { useOpenVault } from './store/vault-store.ts'
import { VaultGate } from './vault-gate.tsx'

export type EnteredAttributesProps = Occasion & {
  /** The edited claim, or null for a new claim. */
  claim: Claim | null
  /**
   * The labels of the claim's fields. The form does not ask for a private attribute with the label
   * of such a field.
   */
  lines: readonly string[]
  /** The attributes that a claim template offers. The form shows these first. */
  offered: readonly string[]
  entered: Entered | null
  /** The attribute that takes the focus. */
  wanted?: string | undefined
  isChecked: boolean
  onChange: (entered: Entered) => void
}

/** The page seals the private attributes in the vault after the server has stored the claim. */
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
  const { claimType, isChecked, onChange } = props
  const entered = props.entered ?? enterAnew(props.stated)
  const [isAllShown, setIsAllShown] = useState(false)
  const { begun, further } = divideFields(props)
  const isShort = begun.length > 0 && !isAllShown
  const filled = Object.keys(entered.values).filter((field) => entered.values[field] !== '')
  return (
    <>
      <AttributeInputs
        claimType={claimType}
        fields={[...begun, ...(isShort ? [] : further), ...filled]}
        values={entered.values}
        isChecked={isChecked}
        wanted={props.wanted}
        onChange={(values) => onChange({ ...entered, values })}
      />
      {isShort && (
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

/**
 * Divides the fields into those that the template offers, which the form shows first, and all
 * others.
 */
function divideFields({ claimType, lines, offered }: EnteredAttributesProps) {
  const named = lines.map((line) => line.toLowerCase())
  const fields = listFields(claimType).map(({ field }) => field)
  const isNew = (field: string) => !offered.includes(field) && !named.includes(proofFieldLabel(field).toLowerCase())
  return { begun: fields.filter((field) => offered.includes(field)), further: fields.filter(isNew) }
}

/** Offers facts that follow from the birth date or that the claim already states. */
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

/**
 * Fills the form with the attributes of the edited claim. While a vault that holds items is locked,
 * the form stays hidden, because typed values would replace values that the owner cannot see.
 */
function KnownFields({ claim, ...props }: EnteredAttributesProps & { claim: Claim }) {
  const { entered, stated, onChange } = props
  const vault = useOpenVault()
  const sealed = useQuery({ ...vaultQuery, enabled: vault === null })
  const [isRead, setIsRead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run would lose typed text
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
