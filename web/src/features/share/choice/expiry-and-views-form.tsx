import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { LabelField } from '../label-field.tsx'

const texts = sharingTexts.terms
const { dayOptions, viewOptions } = texts
/** Each value is a number of days as text. '' means that the share never ends. */
const ends = [
  { value: '1', label: dayOptions.one },
  { value: '7', label: dayOptions.seven },
  { value: '30', label: dayOptions.thirty },
  { value: '', label: dayOptions.never },
]
const limits = [
  { value: '', label: viewOptions.unlimited },
  { value: '1', label: viewOptions.one },
  { value: '3', label: viewOptions.three },
  { value: '10', label: viewOptions.ten },
]

type Terms = { label: string; days: number | null; maxViews: number | null }
type ExpiryAndViewsFormProps = { isPending: boolean; isMade: boolean; onMake: (terms: Terms) => void }

export function ExpiryAndViewsForm({ isPending, isMade, onMake }: ExpiryAndViewsFormProps) {
  const [days, setDays] = useState('7')
  const [views, setViews] = useState('')
  const [label, setLabel] = useState('')
  return (
    <div className="flex flex-col gap-4">
      <LabelField value={label} onChange={setLabel} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.days}>
          {(control) => (
            <Select {...control} options={ends} value={days} onChange={(event) => setDays(event.target.value)} />
          )}
        </Field>
        <Field label={texts.views}>
          {(control) => (
            <Select {...control} options={limits} value={views} onChange={(event) => setViews(event.target.value)} />
          )}
        </Field>
      </div>
      <Button
        variant={isMade ? 'outline' : 'primary'}
        pending={isPending}
        onClick={() => onMake({ label, days: toNumber(days), maxViews: toNumber(views) })}
      >
        {!isPending && <KeyRound aria-hidden="true" className="size-4" />}
        {isPending ? texts.making : isMade ? texts.another : texts.make}
      </Button>
      {!isMade && <p className="text-sm text-pretty text-ink-2">{sharingTexts.controlledNote}</p>}
    </div>
  )
}

function toNumber(text: string): number | null {
  return text === '' ? null : Number(text)
}
