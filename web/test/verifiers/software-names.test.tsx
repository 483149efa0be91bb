import { expect, it } from 'vitest'
import { SignedLines } from '../../src/entities/verification/signed-summary.tsx'
import { AskedFields } from '../../src/features/verification/desk/asked-fields.tsx'
import { waiting } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'

const leaf = (field: string, label: string) => ({ field, label, kind: 'text', value: 'x', salt: '0x00' })
const honest = [
  leaf('grade', 'Grade'),
  leaf('grade_2', 'grade!'),
  leaf('field', 'الرقم'),
  leaf('age_over_18', '18 or older'),
]
const request = (...leaves: object[]) => ({ ...waiting, leaves }) as never
const desk = (...leaves: object[]) => (
  <AskedFields
    opened={{ request: request(...leaves), confirmedBefore: [] } as never}
    marked={new Set()}
    onMark={() => {}}
  />
)
const signed = (...leaves: object[]) => <SignedLines request={request(...leaves)} />
function listSaid(): (string | null)[] {
  const lines = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
  return lines.filter((line) => line?.startsWith('In other software:'))
}

it.each([
  ['at the desk', desk],
  ['among the lines that it signs', signed],
])('a verifier reads a field’s machine-readable name %s if the label does not say this name', async (_, draw) => {
  await show(draw(...honest, leaf('degree', 'Student society'), leaf('holder_name', 'Society')))
  expect(listSaid()).toEqual(['In other software: degree', 'In other software: holder_name'])
})

it.each([
  ['at the desk', desk],
  ['among the lines that it signs', signed],
])(
  'a verifier reads no machine-readable name %s if the product itself gives the label this name in a language',
  async (_, draw) => {
    await show(
      draw(
        ...honest,
        leaf('holder_name', 'Name'),
        leaf('awarded_by', 'Verliehen von'),
        leaf('awarded_on', 'تاريخ المنح'),
      ),
    )
    await waitFor(() => listSaid().length === 0)
  },
)
