import type { GuardianList, GuardianNames } from '@did/domain/account/recovery'
import { guardianLimits } from '@did/domain/account/recovery-limits'
import { addressSchema, toAddress } from '@did/domain/hex'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { randomBytes, toHex } from '../../../lib/bytes.ts'
import { guardianTexts } from '../../../texts/en/recovery/guardians.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { buildGuardianList, dayLimits, findRowFault, type RowFault } from './guardian-list.ts'
import { GuardianRow } from './guardian-row.tsx'
import type { StageProps } from './stage-props.ts'
import { Terms } from './terms.tsx'
import { type Present, readDays, useList } from './use-list.ts'
import { isName, type People, usePeople } from './use-people.ts'

const texts = guardianTexts.form

type Props = StageProps & {
  present: Present | null
  onBack: () => void
  onChosen: (next: GuardianList, names: GuardianNames) => void
}

/**
 * The list of guardians contains only addresses, so the page looks people up by username before
 * they are chosen.
 */
export function ListStage({ own, present, onBack, onChosen, onClose }: Props) {
  const list = useList(present)
  const { people, lookAll } = usePeople()
  const [isChecked, setIsChecked] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const days = readDays(list.days)
  const faults = findFaults(list.rows, people, own)
  const handleSubmit = async () => {
    setIsLooking(true)
    const found = await lookAll(list.rows)
    setIsLooking(false)
    setIsChecked(true)
    if (days === null || findFaults(list.rows, found, own).some((fault) => fault !== null)) return
    const who = list.filled.map((row) => addressSchema.parse(resolve(row, found)))
    const next = buildGuardianList({ who, threshold: list.threshold, days, salt: toHex(randomBytes(32)) })
    onChosen(next, nameAll(next, found, present?.names ?? {}))
  }
  return (
    <FormDialog
      title={present ? guardianTexts.change : guardianTexts.choose}
      description={texts.text}
      cancel={guardianTexts.back}
      submit={texts.next}
      submitting={texts.looking}
      isBusy={isLooking}
      isDirty={list.filled.length > 0}
      onSubmit={handleSubmit}
      onCancel={onBack}
      onClose={onClose}
      className="flex flex-col gap-4"
    >
      {list.rows.map((row, index) => (
        <GuardianRow
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but the place identifies a row
          key={index}
          number={index + 1}
          value={row}
          person={findShown(row, people, present?.names ?? {})}
          fault={isChecked ? (faults[index] ?? null) : null}
          onChange={(text) => list.setRow(index, text)}
          onLeave={() => void lookAll([row])}
          {...(list.rows.length > 1 && { onRemove: () => list.removeRow(index) })}
        />
      ))}
      {list.rows.length < guardianLimits.most && (
        <Button variant="outline" shape="wideOnPhone" onClick={list.addRow}>
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </Button>
      )}
      <Terms
        list={list}
        fault={isChecked && days === null ? texts.daysFault(dayLimits.least, dayLimits.most) : undefined}
      />
    </FormDialog>
  )
}

/** If nobody has the username that a row contains, the row stays as it is. */
function resolve(row: string, people: People): string {
  const found = people.get(row.trim())
  return found?.kind === 'found' ? found.person.wallet : row
}

function findFaults(rows: readonly string[], people: People, own: StageProps['own']): (RowFault | null)[] {
  const resolved = rows.map((row) => resolve(row, people))
  return rows.map((row, index) =>
    people.get(row.trim())?.kind === 'unasked' ? 'unasked' : findRowFault(resolved, index, own),
  )
}

/**
 * A row with a username shows the person who was found by that name. A row with an address shows
 * the person whom the guardians' file names for that address.
 */
function findShown(row: string, people: People, names: GuardianNames) {
  if (isName(row)) {
    const found = people.get(row.trim())
    return found?.kind === 'found' ? found.person : null
  }
  const wallet = addressSchema.safeParse(row.trim())
  const username = wallet.success ? names[toAddress(wallet.data)] : undefined
  return username !== undefined && wallet.success ? { username, wallet: toAddress(wallet.data) } : null
}

/** A username that was looked up now counts more than the name in the earlier file. */
function nameAll({ who }: GuardianList, people: People, before: GuardianNames): GuardianNames {
  const names: GuardianNames = {}
  for (const wallet of who) {
    const found = [...people.values()].find((each) => each.kind === 'found' && each.person.wallet === wallet)
    const name = found?.kind === 'found' ? found.person.username : before[wallet]
    if (name !== undefined) names[wallet] = name
  }
  return names
}
