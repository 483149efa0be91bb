import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { guardianTexts } from '../../../texts/en/recovery/guardians.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { dayLimits } from './guardian-list.ts'
import type { useList } from './use-list.ts'

const texts = guardianTexts.form

export function Terms({ list, fault }: { list: ReturnType<typeof useList>; fault: string | undefined }) {
  const count = Math.max(list.filled.length, 1)
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: texts.thresholdOption(index + 1, count),
  }))
  const isOfAll = count > 1 && list.threshold === count
  return (
    <>
      <Field label={texts.threshold} {...(!isOfAll && { hint: texts.thresholdHint })}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={String(list.threshold)}
            onChange={({ target }) => list.setThreshold(Number(target.value))}
          />
        )}
      </Field>
      {isOfAll && (
        <Notice tone="wait" icon={TriangleAlert} role="status">
          {texts.thresholdOfAll}
        </Notice>
      )}
      <Field
        label={isOfAll ? texts.daysOfAll : texts.days}
        hint={texts.daysHint(dayLimits.least, dayLimits.most)}
        error={fault}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={list.days}
            onChange={({ target }) => list.setDays(target.value)}
          />
        )}
      </Field>
    </>
  )
}
