import type { Claim, ClaimField } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { zodResolver } from '@hookform/resolvers/zod'
import Copy from 'lucide-react/icons/copy'
import Info from 'lucide-react/icons/info'
import { Suspense, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Entered } from '../../entities/vault/attributes/entered.ts'
import type { AttributeValues } from '../../entities/vault/store/content.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { toast, toastFormFault } from '../../lib/toast/toast.ts'
import { toastFailure } from '../../lib/toast/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { editClaimTexts as texts } from '../../texts/en/claim/edit-claim.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimIssuerFields, ClaimTextFields } from './add/add-claim-fields.tsx'
import { type AddClaimForm, type AddClaimInput, claimFormSchema, isMissingRequired } from './add/add-claim-form.ts'
import { AttributesEntry } from './add/attributes-entry.tsx'
import type { AskedField } from './add/claim-start.ts'
import { issueDay, settleAttributes } from './add/settle-attributes.ts'
import { useUpdateClaim } from './mutations.ts'

const SealStep = lazyPart(async () => (await import('../../entities/vault/seal-step.tsx')).SealStep)
const selfIssuer = 'Self'

type EditClaimProps = {
  claim: Claim
  did: Did | null
  onCancel: () => void
  onSaved: (saved: Claim) => void
}

/** A claim that a verifier was asked about stays, and its changed text becomes a new claim. */
export function EditClaim({ claim, did, onCancel, onSaved }: EditClaimProps) {
  const update = useUpdateClaim(claim)
  const [asked] = useState(() => claim.fields.map(askAgain))
  const isKept = claim.standing !== 'none' || claim.asked.length > 0
  const formId = useId()
  const [entered, setEntered] = useState<Entered | null>(null)
  const [sealing, setSealing] = useState<{ saved: Claim; values: AttributeValues | null } | null>(null)
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(claimFormSchema(asked)),
    defaultValues: startOf(claim),
  })
  const day = isKept ? issueDay() : claim.issueDate
  const occasion = { claimType: form.watch('type'), day, stated: claim.derivedFacts }
  const save = useSingleFlight(async (values: AddClaimForm) => {
    try {
      const settled = await settleAttributes(entered, occasion)
      if (!settled) return toastFormFault(addClaimTexts.attributes.wrong)
      const saved = await update.mutateAsync({ form: values, asked, derivedFacts: settled.facts })
      const isNew = saved.id !== claim.id
      toast(isNew ? texts.added : texts.saved)
      if (did && (settled.values ? Object.keys(settled.values).length > 0 : isNew))
        return setSealing({ saved, values: settled.values })
      onSaved(saved)
    } catch (error) {
      toastFailure(error)
    }
  })
  const explainMissing = () =>
    isMissingRequired(form.getValues(), asked) && toastFormFault(claimsTexts.toasts.validation)
  if (did && sealing) {
    const { saved, values } = sealing
    const end = () => onSaved(saved)
    return (
      <Suspense>
        <SealStep claim={saved} did={did} values={values} earlier={claim} onDone={end} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(save, explainMissing)(event)}
      >
        <Notice tone={isKept ? 'wait' : 'info'} icon={isKept ? Copy : Info}>
          {isKept ? texts.keeps : texts.replaces}
        </Notice>
        <ClaimTextFields form={form} ownType={claim.type} fields={asked} />
        <ClaimIssuerFields form={form} />
      </form>
      {/* The private attributes are outside the form, because unlocking the vault is a form. */}
      {did && (
        <AttributesEntry
          {...occasion}
          claim={claim}
          lines={[]}
          entered={entered}
          isChecked={form.formState.isSubmitted}
          onChange={setEntered}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} pending={update.isPending}>
          {isKept ? texts.submitNew : texts.submit}
        </Button>
      </div>
    </div>
  )
}

/** The edited claim may lose a field, but its labels stay. */
function askAgain({ field, label, kind, isOpenByDefault }: ClaimField): AskedField {
  return { field, name: label, hint: '', kind, isRequired: false, isOpenByDefault, choices: [] }
}

function startOf({ type, title, description, issuer, holderName, fields }: Claim): AddClaimInput {
  const selfIssued = issuer === selfIssuer
  const shownIssuer = selfIssued ? '' : issuer
  const values = fields.map(({ value }) => value)
  const text = { type, title, description, issuer: shownIssuer, holderName: holderName ?? '', values }
  return { ...text, selfIssued, publication: 'private' }
}
