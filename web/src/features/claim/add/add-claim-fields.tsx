import type { UseFormReturn } from 'react-hook-form'
import type { AskedField } from '../../../entities/claim-form/asked-field.ts'
import { AskedFields } from '../../../entities/claim-form/asked-fields.tsx'
import { IssueDateField } from '../../../entities/claim-form/issue-date-field.tsx'
import { OpenedFields } from '../../../entities/claim-form/opened-fields.tsx'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import { titleExamples } from '../../../texts/en/claim/title-examples.ts'
import { claimTypeLabel, claimTypeLabels } from '../../../texts/en/frame/names.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { AddClaimForm, AddClaimInput } from './add-claim-form.ts'

const texts = addClaimTexts
const ignore = () => {}
const typeOptions = Object.entries(claimTypeLabels).map(([value, label]) => ({ value, label }))

type AddClaimFormReturn = UseFormReturn<AddClaimInput, unknown, AddClaimForm>

type ClaimTextFieldsProps = {
  form: AddClaimFormReturn
  /**
   * The type of the edited claim or of the claim template. The list of types in the form may lack
   * it.
   */
  ownType?: string
  /**
   * The fields of the template or of the edited claim, for which the form asks besides the
   * description.
   */
  fields?: readonly AskedField[]
  privateFields?: readonly string[]
  onEnterPrivately?: (field: string) => void
  /**
   * If one of the template's fields is the issue date, the form has no second input for that date.
   */
  isDatedByField?: boolean
  /**
   * Says which issue date an edited claim gets if its owner leaves the date empty. Without this
   * text, the form shows the text for a new claim.
   */
  withoutDate?: string
  /** The owner of a selective claim can choose single fields to open in a share of the claim. */
  isSelective?: boolean
}

export function ClaimTextFields({
  form,
  ownType,
  fields = [],
  isDatedByField = false,
  isSelective = true,
  onEnterPrivately = ignore,
  ...props
}: ClaimTextFieldsProps) {
  const { errors } = form.formState
  const isOffered = ownType === undefined || typeOptions.some(({ value }) => value === ownType)
  const options = isOffered ? typeOptions : [...typeOptions, { value: ownType, label: claimTypeLabel(ownType) }]
  return (
    <>
      <Field label={texts.type} error={errors.type?.message}>
        {(control) => (
          <Select {...control} {...form.register('type')} placeholder={texts.typePlaceholder} options={options} />
        )}
      </Field>
      <Field label={texts.name} error={errors.title?.message}>
        {(control) => (
          <Input {...control} {...form.register('title')} placeholder={titleExamples[form.watch('type')]} />
        )}
      </Field>
      <Field label={texts.holderName} hint={texts.holderNameHint} error={errors.holderName?.message}>
        {(control) => <Input {...control} {...form.register('holderName')} autoComplete="name" />}
      </Field>
      <AskedFields
        fields={fields}
        privateFields={props.privateFields ?? []}
        entry={{ kind: 'enter', onEnter: onEnterPrivately }}
        register={form.register}
        complaintAt={(index) => errors.values?.[index]?.message}
      />
      {!isDatedByField && (
        <IssueDateField
          registered={form.register('issueDate')}
          error={errors.issueDate?.message}
          without={props.withoutDate}
        />
      )}
      {isSelective && (
        <OpenedFields
          fields={fields}
          opened={form.watch('opened')}
          onChange={(opened) => form.setValue('opened', opened)}
        />
      )}
      <Field
        label={fields.length > 0 ? texts.detailsOptional : texts.details}
        {...(fields.length > 0 ? { hint: texts.detailsOptionalHint } : {})}
        error={errors.description?.message}
      >
        {(control) => (
          <Textarea
            rows={fields.length > 0 ? 2 : 4}
            {...control}
            {...form.register('description')}
            placeholder={texts.detailsPlaceholder}
          />
        )}
      </Field>
    </>
  )
}

export function ClaimIssuerFields({ form }: { form: AddClaimFormReturn }) {
  const selfIssued = form.watch('selfIssued')
  const ticked = form.register('selfIssued', {
    onChange: (event) =>
      event.target.checked && form.setValue('issuer', '', { shouldValidate: form.formState.isSubmitted }),
  })
  return (
    <>
      <Field label={texts.issuer} hint={texts.issuerHint} error={form.formState.errors.issuer?.message}>
        {(control) => <Input {...control} {...form.register('issuer')} disabled={selfIssued} />}
      </Field>
      <Checkbox {...ticked} label={texts.selfIssued} hint={texts.selfIssuedHint} />
    </>
  )
}
