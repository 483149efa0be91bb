import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import { encodingOf } from '@did/proofs/attributes/fields'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { factTexts as texts } from '../../texts/en/proof/proving.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { listOptions } from '../vault/list-options.ts'
import { type FactDraft, fieldsFor, maximumFacts, startFact, typesFor } from './fact.ts'
import { findFactFault } from './find-fact-fault.ts'

type FactFormProps = {
  facts: readonly FactDraft[]
  available: readonly string[]
  today: string
  onChange: (facts: readonly FactDraft[]) => void
}

/** Asks for one to four facts, because one proof can prove four at most. */
export function FactForm({ facts, available, today, onChange }: FactFormProps) {
  const replace = (place: number, fact: FactDraft) => onChange(facts.with(place, fact))
  const [first] = typesFor(available)
  return (
    <div className="flex flex-col gap-4">
      {facts.map((fact, place) => (
        <FactFields
          // biome-ignore lint/suspicious/noArrayIndexKey: only the place of a fact tells it apart
          key={place}
          fact={fact}
          place={place + 1}
          available={available}
          today={today}
          onChange={(changed) => replace(place, changed)}
          onRemove={facts.length > 1 ? () => onChange(facts.toSpliced(place, 1)) : null}
        />
      ))}
      {first && facts.length < maximumFacts && (
        <div className="-ms-2.5">
          <Button
            variant="quiet"
            shape="small"
            onClick={() => onChange([...facts, startFact(first, available, today)])}
          >
            <Plus aria-hidden="true" className="size-4" />
            {texts.another}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Moves the focus to the first value that the form marks as wrong, because this value may be out of
 * sight.
 */
export function focusFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

type FactFieldsProps = Pick<FactFormProps, 'available' | 'today'> & {
  fact: FactDraft
  place: number
  onChange: (fact: FactDraft) => void
  onRemove: (() => void) | null
}

function FactFields({ fact, place, available, today, onChange, onRemove }: FactFieldsProps) {
  const types = typesFor(available).map((type) => ({ value: type, label: texts.types[type] }))
  const fields = fieldsFor(fact.type, available).map((field) => ({
    value: field,
    label: nameAttribute(field) ?? field,
  }))
  return (
    <fieldset className="flex flex-col gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{texts.legend(place)}</legend>
      <Field label={texts.type}>
        {(control) => (
          <Select
            {...control}
            options={types}
            value={fact.type}
            onChange={({ target }) => {
              const type = typesFor(available).find((each) => each === target.value)
              if (type) onChange(startFact(type, available, today))
            }}
          />
        )}
      </Field>
      {fields.length > 1 && (
        <Field label={texts.field}>
          {(control) => (
            <Select
              {...control}
              options={fields}
              value={fact.field}
              onChange={({ target }) =>
                onChange({ ...startFact(fact.type, [target.value], today), field: target.value })
              }
            />
          )}
        </Field>
      )}
      <Values fact={fact} today={today} onChange={onChange} />
      {onRemove && (
        <div className="-mb-2 -ms-2.5">
          <Button variant="quiet" shape="small" onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
            {texts.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ValuesProps = { fact: FactDraft; today: string; onChange: (fact: FactDraft) => void }

function Values(values: ValuesProps) {
  const { type } = values.fact
  if (type === 'IdentityProof') return null
  if (type !== 'RangeProof') return <Value {...values} part="value" label={texts.values[type]} />
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Value {...values} part="least" label={texts.least} />
      <Value {...values} part="most" label={texts.most} />
    </div>
  )
}

type ValueProps = ValuesProps & { part: 'value' | 'least' | 'most'; label: string }

function Value({ fact, today, part, label, onChange }: ValueProps) {
  const isTyped = fact.type === 'MembershipProof' || fact.type === 'AgeProof'
  const options = isTyped ? null : listOptions(encodingOf(fact.field), texts)
  const isDay = !isTyped && encodingOf(fact.field) === 'date'
  const handleChange = ({ target }: { target: { value: string } }) => onChange({ ...fact, [part]: target.value })
  return (
    <Field label={label} error={findFactFault(fact, part, today)}>
      {(control) =>
        options ? (
          <Select {...control} placeholder="" options={options} value={fact[part]} onChange={handleChange} />
        ) : (
          <Input
            {...control}
            type={isDay ? 'date' : 'text'}
            autoComplete="off"
            value={fact[part]}
            onChange={handleChange}
          />
        )
      }
    </Field>
  )
}
