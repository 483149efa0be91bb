import type { ParsedShare } from '@did/credentials/share/share-link'
import { Fragment, Suspense, useId, useState } from 'react'
import { cn } from '../../../lib/cn.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { findChecked } from '../rows/row.ts'
import { PersonCell, UntilCell, VerdictCell, VerifierCell, WhatCell } from './cells.tsx'

const CredentialDetails = lazyPart(
  async () => (await import('../../../entities/foreign/foreign-verdict.tsx')).JudgedCredential,
)
const RowDetails = lazyPart(async () => (await import('./row-details.tsx')).RowDetails)

type CheckTableProps = {
  rows: readonly MarkedRow[]
  isRunning: boolean
  onCheckAgain: (id: number) => void
  onOpened: (id: number, share: ParsedShare) => void
}

const { columns } = texts
const headings = [columns.number, columns.verdict, columns.person, columns.what, columns.verifier, columns.until]
/** On a phone, each row is a card, and the row's cells stand below each other. */
const cellClass = 'px-3 py-2 align-top max-md:block'

export function CheckTable({ rows, ...actions }: CheckTableProps) {
  return (
    <table className="w-full text-start text-sm max-md:block">
      <thead className="max-md:hidden">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="px-3 py-3 text-start font-medium text-ink-3">
              {heading}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{texts.details}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <TableRow key={row.row.id} described={row} {...actions} />
        ))}
      </tbody>
    </table>
  )
}

function TableRow({ described, ...actions }: Omit<CheckTableProps, 'rows'> & { described: MarkedRow }) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  // On a phone, hide the empty cells of a row without a claim.
  const ofClaim = cn(cellClass, !described.claim && 'max-md:hidden')
  const ofPerson = described.listed === null ? ofClaim : cellClass
  const { row } = described
  const checked = row.kind === 'claim' ? findChecked(row) : null
  const credential = row.kind === 'credential' ? (row.last?.summary.judged ?? null) : null
  return (
    <Fragment>
      <tr className="mb-3 rounded-2xl border border-line bg-surface py-3 max-md:block">
        <td className={cn(cellClass, 'max-md:hidden')}>{row.id}</td>
        <td className={cellClass}>
          <VerdictCell described={described} isRunning={actions.isRunning} />
        </td>
        <td className={ofPerson}>
          <PersonCell described={described} />
        </td>
        <td className={ofClaim}>
          <WhatCell described={described} />
        </td>
        <td className={ofClaim}>
          <VerifierCell described={described} />
        </td>
        <td className={ofClaim}>
          <UntilCell described={described} />
        </td>
        <td className={cellClass}>
          {(checked || credential) && (
            <Button
              variant="outline"
              shape="small"
              aria-label={texts.detailsOf(row.id)}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {texts.details}
            </Button>
          )}
        </td>
      </tr>
      {isOpen && (checked || credential) && (
        <tr id={detailsId} className="max-md:block">
          <td colSpan={headings.length + 1} className="py-3 max-md:block">
            <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
              {row.kind === 'claim' && checked && <RowDetails row={row} checked={checked} {...actions} />}
              {row.kind === 'credential' && credential && (
                <div className="flex max-w-xl flex-col gap-4">
                  <CredentialDetails
                    judged={credential}
                    heading="h2"
                    isChecking={actions.isRunning && row.status === 'due'}
                    onCheckAgain={() => actions.onCheckAgain(row.id)}
                  />
                </div>
              )}
            </Suspense>
          </td>
        </tr>
      )}
    </Fragment>
  )
}
