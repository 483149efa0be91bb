import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import CircleX from 'lucide-react/icons/circle-x'
import { useEffect, useId, useRef } from 'react'
import { simulationTexts, proofTexts as texts } from '../../../../texts/en/proof/proof.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { InputFault } from '../draft/input-faults.ts'
import { listOffered } from '../draft/offered-fields.ts'
import { levelOptions, listParameters, type Parameter } from '../draft/parameters.ts'
import { type FromOwner, toldOf } from '../from-owner.ts'
import type { ProofDialogEvent, ProofDraft } from '../proof-machine.ts'
import type { ProofSteps } from '../use-proof-steps.ts'

/**
 * While the owner's sealed values are locked, a typed value would not confirm the sealed one. So
 * the fault of a missing value then has another text.
 */
const lockedFaults: Record<InputFault, string> = { ...texts.faults, missing: texts.missingLocked }

type ConfigureTabProps = {
  draft: ProofDraft
  /** The values that the owner sent, which the verifier cannot change. */
  opened: FromOwner | null
  request: PendingAsked
  isGenerating: boolean
  steps: Pick<ProofSteps, 'isSimulated' | 'faults' | 'refusals' | 'failure'>
  onEvent: (event: ProofDialogEvent) => void
}

export function ConfigureTab({ draft, opened, request, isGenerating, steps, onEvent }: ConfigureTabProps) {
  const { isSimulated, faults, refusals, failure } = steps
  const form = useRef<HTMLDivElement>(null)
  // After the draft was refused, the focus moves to the first field with a fault.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const parameters = listParameters(draft.proofType, request.claim.type)
  const said = request.attributes !== null && opened === null ? lockedFaults : texts.faults
  const say = (fault: InputFault | undefined) => fault && said[fault]
  return (
    <div ref={form} className="flex flex-col gap-6">
      <fieldset disabled={isGenerating}>
        <legend className="font-medium">{texts.fields}</legend>
        <p className="mt-1 mb-2 text-sm text-ink-2">{texts.fieldsHint}</p>
        <ul className="grid gap-x-6 md:grid-cols-2">
          {listOffered(request, draft, opened).map(({ field, label }) => (
            <FieldChoice
              key={field}
              field={field}
              label={label}
              draft={draft}
              isTold={opened?.values[field] !== undefined}
              fault={say(faults[field])}
              onEvent={onEvent}
            />
          ))}
        </ul>
      </fieldset>
      {parameters.length > 0 && (
        <fieldset disabled={isGenerating}>
          <legend className="mb-2 font-medium">{texts.parameters}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            {parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                value={draft.parameters[parameter.name] ?? ''}
                isTold={toldOf(parameter.name, opened) !== null}
                fault={say(faults[parameter.name])}
                onType={(value) => onEvent({ type: 'parameter-typed', name: parameter.name, value })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {__EMBEDDED__ && isSimulated && <p className="text-sm text-ink-3">{simulationTexts.emptyValues}</p>}
      {failure && (
        <Notice role="alert" tone="bad" icon={CircleX}>
          {failure}
        </Notice>
      )}
    </div>
  )
}

type FieldChoiceProps = {
  field: string
  label: string
  draft: ProofDraft
  isTold: boolean
  fault: string | undefined
  onEvent: (event: ProofDialogEvent) => void
}

function FieldChoice({ field, label, draft, isTold, fault, onEvent }: FieldChoiceProps) {
  const isChosen = draft.fields.includes(field)
  const faultId = useId()
  const invalid = fault ? ({ 'aria-invalid': true, 'aria-describedby': faultId } as const) : {}
  return (
    <li className="flex min-w-0 flex-col">
      <Checkbox
        label={label}
        checked={isChosen}
        onChange={() => onEvent({ type: 'field-toggled', field })}
        {...(isChosen ? {} : invalid)}
      />
      {isChosen && (
        <Input
          aria-label={texts.value(label)}
          placeholder={texts.value(label)}
          type={isDateField(field) ? 'date' : 'text'}
          autoComplete="off"
          readOnly={isTold}
          {...invalid}
          className="mb-2"
          value={draft.values[field] ?? ''}
          onChange={(event) => onEvent({ type: 'value-typed', field, value: event.target.value })}
        />
      )}
      {isChosen && isTold && <p className="mb-2 text-sm text-ink-3">{texts.fromOwner}</p>}
      {fault && (
        <p id={faultId} role="alert" className="mb-2 text-sm text-bad">
          {fault}
        </p>
      )}
    </li>
  )
}

type ParameterFieldProps = {
  parameter: Parameter
  value: string
  isTold: boolean
  fault: string | undefined
  onType: (value: string) => void
}

function ParameterField({ parameter, value, isTold, fault, onType }: ParameterFieldProps) {
  const { label, control, initial } = parameter
  return (
    <Field label={label} error={fault} {...(isTold ? { hint: texts.fromOwner } : {})}>
      {(props) =>
        control === 'level' ? (
          <Select
            {...props}
            options={levelOptions}
            value={value}
            disabled={isTold}
            onChange={(event) => onType(event.target.value)}
            {...(initial === '' ? { placeholder: texts.chooseLevel } : {})}
          />
        ) : (
          <Input
            {...props}
            type={control === 'date' ? 'date' : 'text'}
            inputMode={control === 'number' ? 'numeric' : 'text'}
            autoComplete="off"
            readOnly={isTold}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  )
}

function isDateField(field: string): boolean {
  return field.endsWith('Date') || field === 'dateOfBirth'
}
