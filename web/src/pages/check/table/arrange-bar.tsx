import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Arrangement, orders } from '../rows/arrange-rows.ts'

type Props = { arrangement: Arrangement; onChange: (arrangement: Arrangement) => void }

const options = orders.map((order) => ({ value: order, label: texts.orders[order] }))

export function ArrangeBar({ arrangement, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Select
        aria-label={texts.order}
        className="w-full sm:w-64"
        options={options}
        value={arrangement.order}
        onChange={({ target }) =>
          onChange({ ...arrangement, order: orders.find((order) => order === target.value) ?? arrangement.order })
        }
      />
      <Checkbox
        label={texts.onlyNotFine}
        checked={arrangement.isOnlyNotFine}
        onChange={({ target }) => onChange({ ...arrangement, isOnlyNotFine: target.checked })}
      />
    </div>
  )
}
