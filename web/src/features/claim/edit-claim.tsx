import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { writeNumber } from '@did/domain/texts/en/numbers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Info from 'lucide-react/icons/info'
import { Suspense, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { WhileFrozen } from '../../entities/account/while-frozen.tsx'
import { type AskedField, listOpened } from '../../entities/claim-form/asked-field.ts'
import { startFrom } from '../../entities/claim-form/claim-start.ts'
import { listEditedFields } from '../../entities/claim-form/edited-fields.ts'
import { findIssueDate } from '../../entities/claim-form/issue-date.ts'
import { templateOfClaimQuery } from '../../entities/claim-form/template-of-claim.ts'
import type { Entered } from '../../entities/vault/attributes/entered.ts'
import type { AttributeValues } from '../../entities/vault/store/content.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { editClaimTexts as texts } from '../../texts/en/claim/edit-claim.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast, toastFormFault } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { ClaimIssuerFields, ClaimTextFields } from './add/add-claim-fields.tsx'
import { type AddClaimForm, type AddClaimInput, claimFormSchema, isMissingRequired } from './add/add-claim-form.ts'
import { AttributesEntry } from './add/attributes-entry.tsx'
import { buildChangedBody } from './add/claim-body.ts'
import { issueDay, settleAttributes } from './add/settle-attributes.ts'
import { useUpdateClaim } from './mutations.ts'

const SealStep = lazyPart(async () => (await import('../../entities/vault/seal-step.tsx')).SealStep)

type EditClaimProps = {
  claim: Claim
  did: Did | null
  onCancel: () => void
  onSaved: (saved: Claim) => void
}

/**
 * If a verifier was asked about the claim, the claim stays as it is and the changed text becomes a
 * new claim.
 */
export function EditClaim(props: EditClaimProps) {
  const { claim } = props
  const template = useQuery(templateOfClaimQuery(claim, useQueryClient()))
  if (template.isLoading) return <Loading skeleton="h-64 rounded-xl" />
  const issuedOn = template.data ? startFrom(template.data).issuedOn : null
  return <EditForm {...props} fields={listEditedFields(claim.fields, template.data ?? null)} issuedOn={issuedOn} />
}

type EditFormProps = EditClaimProps & { fields: AskedField[]; issuedOn: string | null }

function EditForm({ claim, did, fields, issuedOn, onCancel, onSaved }: EditFormProps) {
  const update = useUpdateClaim(claim)
  // Live updates load the claim and its template again, and the form must keep its fields
  // meanwhile.
  const [asked] = useState(fields)
  const isKept = claim.standing !== 'none' || claim.asked.length > 0
  const formId = useId()
  const [entered, setEntered] = useState<Entered | null>(null)
  const [sealing, setSealing] = useState<{ saved: Claim; values: AttributeValues | null } | null>(null)
  const dated = { fields: asked, issuedOn }
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(claimFormSchema(dated)),
    defaultValues: { ...startOf(claim, asked), issueDate: isDatedByItself(claim) ? '' : claim.issueDate },
  })
  const said = findIssueDate(dated, { issueDate: form.watch('issueDate'), values: form.watch('values') })
  const day = said || (isKept ? issueDay() : claim.issueDate)
  const occasion = { claimType: form.watch('type'), day, stated: claim.derivedFacts }
  const save = useSingleFlight(async (values: AddClaimForm) => {
    try {
      const settled = await settleAttributes(entered, occasion)
      if (!settled) return toastFormFault(addClaimTexts.attributes.wrong)
      const filled = {
        form: { ...values, issueDate: findIssueDate(dated, values) },
        asked,
        derivedFacts: settled.facts,
      }
      const saved = await update.mutateAsync(buildChangedBody(filled, claim))
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
        <WhileFrozen />
        <Notice tone={isKept ? 'wait' : 'info'} icon={isKept ? Copy : Info}>
          {isKept ? texts.keeps : texts.replaces}
        </Notice>
        <ClaimTextFields
          form={form}
          ownType={claim.type}
          fields={asked}
          isDatedByField={asked.some(({ field }) => field === issuedOn)}
          withoutDate={isKept ? texts.withoutDate : texts.keepsDate(shortDate(claim.issueDate))}
          isSelective={claim.isSelective}
        />
        <ClaimIssuerFields form={form} />
      </form>
      {/* The private attributes are outside the form, because unlocking the vault is a form. */}
      {did && (
        <AttributesEntry
          {...occasion}
          claim={claim}
          lines={asked.map(({ name }) => name)}
          offered={[]}
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

/** A claim whose issue date is the day on which it was added has no issue date from its owner. */
function isDatedByItself({ issueDate, createdAt }: Claim): boolean {
  return issueDate === createdAt.slice(0, 10)
}

function startOf(claim: Claim, asked: readonly AskedField[]): Omit<AddClaimInput, 'issueDate'> {
  const { type, title, issuer, holderName, fields } = claim
  const selfIssued = isSelfIssued(issuer)
  const shownIssuer = selfIssued ? '' : issuer
  // If a claim with fields has no description of its own, the stored description equals the title.
  const description = asked.length > 0 && claim.description === title ? '' : claim.description
  const values = asked.map(({ field, kind }) => {
    const value = fields.find((own) => own.field === field)?.value ?? ''
    return kind === 'number' ? writeNumber(value) : value
  })
  const text = { type, title, description, issuer: shownIssuer, holderName: holderName ?? '' }
  return { ...text, values, opened: listOpened(asked), selfIssued, publication: 'private' }
}
