import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { tellClaimType } from '../../../../entities/claim/tell-claim-type.ts'
import { tellLevel } from '../../../../entities/claim/tell-level.ts'
import { allSignedRecordsQuery, signedRecordsQuery } from '../../../../entities/verification/signed-records-queries.ts'
import { useLazy } from '../../../../lib/use-lazy.ts'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { decidedTexts, signedRecordTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { QueryError } from '../../../../ui/error-card.tsx'
import { QuotedAlone } from '../../../../ui/text/quoted-alone.tsx'
import { FirstFields, listFirstFields } from '../first-fields.tsx'
import { type DecidedFilter, isWholeDecided } from './filter-decided.ts'
import { filterRecords } from './filter-records.ts'

/** What the verifier signed for people who have deleted their accounts since. */
export function SignedRecords({ filter }: { filter: DecidedFilter }) {
  const headingId = useId()
  const latest = useInfiniteQuery(signedRecordsQuery)
  const isFiltered = !isWholeDecided(filter)
  const all = useQuery({ ...allSignedRecordsQuery, enabled: isFiltered })
  const [deleting, setDeleting] = useState<SignedRecord | null>(null)
  const Dialog = useLazy(async () => (await import('./delete-record-dialog.tsx')).DeleteRecordDialog, deleting)
  if (latest.isPending) return null
  if (latest.isError) return <QueryError type="verification" query={latest} message={texts.loadFailed} />
  const rows = latest.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="font-semibold">
        {texts.heading}
      </h3>
      <p className="text-sm text-ink-2">{texts.lead}</p>
      {isFiltered && all.isError && <QueryError type="verification" query={all} message={texts.loadFailed} />}
      <ul className="flex flex-col gap-2 empty:hidden">
        {(isFiltered ? filterRecords(all.data ?? [], filter) : rows).map((record) => (
          <RecordItem key={record.id} record={record} onDelete={() => setDeleting(record)} />
        ))}
      </ul>
      {!isFiltered && latest.hasNextPage && (
        <Button variant="outline" pending={latest.isFetchingNextPage} onClick={() => void latest.fetchNextPage()}>
          {latest.isFetchingNextPage ? decidedTexts.loadingOlder : decidedTexts.older}
        </Button>
      )}
      {Dialog && deleting && <Dialog record={deleting} onClose={() => setDeleting(null)} />}
    </section>
  )
}

function RecordItem({ record, onDelete }: { record: SignedRecord; onDelete: () => void }) {
  const { claim, signedAt, erasedAt, withdrawnAt, id } = record
  return (
    <li
      aria-labelledby={`record-${id}`}
      className="flex min-w-0 flex-col gap-2 rounded-xl border border-line-strong bg-surface p-3"
    >
      <div className="min-w-0">
        {claim.holderName && (
          <p dir="auto" className="font-semibold break-words">
            <QuotedAlone words={claim.holderName} />
          </p>
        )}
        <h4 id={`record-${id}`} dir="auto" className="line-clamp-2 font-medium break-words">
          <QuotedAlone words={claim.title} />
        </h4>
        <FirstFields fields={listFirstFields(claim.fields, claim.issueDate)} />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{texts.when(shortDate(signedAt))}</span>
          {withdrawnAt !== null && <span>{texts.withdrawn(shortDate(withdrawnAt))}</span>}
          <span>{tellClaimType(claim.type)}</span>
          <span>{texts.erased(shortDate(erasedAt))}</span>
        </p>
      </div>
      <Disclosure summary={texts.signed} isLazy>
        <Signed record={record} />
      </Disclosure>
      <Button variant="outline" aria-label={texts.deleteOf(claim.title)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </li>
  )
}

function Signed({ record: { claim, level, subject, digest, validUntil } }: { record: SignedRecord }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <dt className="text-ink-3">{texts.level}</dt>
      <dd>{tellLevel(level, claim.type)}</dd>
      <dt className="text-ink-3">{texts.subject}</dt>
      <dd className="font-mono break-all">{subject}</dd>
      <dt className="text-ink-3">{texts.digest}</dt>
      <dd className="font-mono break-all">{digest}</dd>
      <dt className="text-ink-3">{texts.validUntil}</dt>
      <dd>{validUntil === null ? texts.noEnd : shortDate(validUntil.slice(0, 10))}</dd>
    </dl>
  )
}
