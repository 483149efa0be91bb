import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import type { UseFormReturn } from 'react-hook-form'
import { AskedFields } from '../../entities/claim-form/asked-fields.tsx'
import type { ClaimStart } from '../../entities/claim-form/claim-start.ts'
import { IssueDateField } from '../../entities/claim-form/issue-date-field.tsx'
import { listOfferedAttributes } from '../../entities/claim-form/offered-attributes.ts'
import { OpenedFields } from '../../entities/claim-form/opened-fields.tsx'
import { addClaimTexts } from '../../texts/en/claim/add-claim.ts'
import { titleExamples } from '../../texts/en/claim/title-examples.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { FirstClaimForm } from './claim-draft.ts'

const texts = onboardingTexts.claim

type ClaimInputsProps = {
  form: UseFormReturn<FirstClaimForm>
  start: ClaimStart | null
  /** The private attributes that the person wants to add after the claim step. */
  wished: readonly string[]
  onWish: (wished: string[]) => void
}

export function ClaimInputs({ form, start, wished, onWish }: ClaimInputsProps) {
  const { errors } = form.formState
  const fields = start?.fields ?? []
  return (
    <>
      <Field label={texts.type} error={errors.type?.message}>
        {(control) => <Select {...control} {...form.register('type')} options={listTypes(start)} />}
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
        privateFields={listOfferedAttributes(start)}
        entry={{ kind: 'wish', wished, onWish }}
        register={form.register}
        complaintAt={(index) => errors.values?.[index]?.message}
      />
      {start?.issuedOn == null && (
        <IssueDateField registered={form.register('issueDate')} error={errors.issueDate?.message} />
      )}
      {form.watch('isSelective') && (
        <OpenedFields
          fields={fields}
          opened={form.watch('opened')}
          onChange={(opened) => form.setValue('opened', opened)}
        />
      )}
      <Field
        label={start ? addClaimTexts.detailsOptional : texts.description}
        hint={texts.descriptionHint}
        error={errors.description?.message}
      >
        {(control) => (
          <Textarea
            rows={start ? 2 : 3}
            {...control}
            {...form.register('description')}
            placeholder={texts.descriptionPlaceholder}
          />
        )}
      </Field>
      <div>
        <Checkbox {...form.register('isPrivate')} label={texts.isPrivate} hint={texts.isPrivateHint} />
        <Checkbox {...form.register('isSelective')} label={texts.isSelective} hint={texts.isSelectiveHint} />
      </div>
    </>
  )
}

function listTypes(start: ClaimStart | null) {
  const offered: readonly string[] = onboardingClaimTypes
  const types = start && !offered.includes(start.type) ? [...offered, start.type] : offered
  return types.map((value) => ({ value, label: claimTypeLabel(value) }))
}
