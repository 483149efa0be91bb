import { readableEnd } from '@did/domain/texts/told-facts'
import type { ReactNode } from 'react'
import { tellClaimType } from '../../../entities/claim/tell-claim-type.ts'
import { StandingNote } from '../../../entities/verifier/standing-note.tsx'
import { VerifierLink } from '../../../entities/verifier/verifier-link.tsx'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { Quoted } from '../../../ui/text/quoted.tsx'
import { describeMark } from '../rows/describe-mark.ts'
import { findWord, isAboutName, type MarkedRow } from '../rows/mark-rows.ts'
import { namePlace } from '../rows/name-place.ts'
import { OverallBadge } from './overall-badge.tsx'

type CellProps = { described: MarkedRow }

export function VerdictCell({ described, isRunning }: CellProps & { isRunning: boolean }) {
  const { row, overall, title, sentence, note, marks } = described
  const place = <p className="text-xs break-words text-ink-3">{texts.placeOf(row.id, namePlace(row.place))}</p>
  const word = findWord(described)
  if (word === null)
    return (
      <>
        <p className="text-ink-2">{isRunning ? texts.checking : texts.waiting}</p>
        {place}
      </>
    )
  return (
    <div className="flex flex-col items-start gap-1">
      <OverallBadge what={word}>{texts.overall[word]}</OverallBadge>
      {(overall === 'caution' || overall === 'unchecked') && (
        <p className="font-medium text-pretty break-words">{title}</p>
      )}
      <p className="text-pretty break-words text-ink-2">{sentence}</p>
      {row.kind === 'no-claim' && row.noClaim.reason === 'other-page' && (
        <a href={row.noClaim.path} target="_blank" rel="noreferrer" className="text-brand underline">
          {texts.otherPages[row.noClaim.page].open}
        </a>
      )}
      {note && <p className="text-pretty wrap-anywhere text-ink-2">{note}</p>}
      {marks
        .filter((mark) => !isAboutName(mark))
        .map((mark) => (
          <p key={mark.kind} className="text-pretty text-wait">
            {describeMark(mark)}
          </p>
        ))}
      {place}
    </div>
  )
}

export function PersonCell({ described: { claim, marks, listed } }: CellProps) {
  const inText = listed !== null && !claim?.person && (
    <span className="block text-pretty break-words text-ink-3">{texts.inText(listed)}</span>
  )
  if (!claim) return <Labelled label={texts.columns.person}>{inText || texts.none}</Labelled>
  return (
    <Labelled label={texts.columns.person}>
      {claim.person === null ? (
        <span className="text-wait">{texts.noPerson}</span>
      ) : (
        <Quoted words={claim.person} className="font-medium" />
      )}
      {inText}
      {marks.filter(isAboutName).map((mark) => (
        <span key={mark.kind} className="block text-pretty text-wait">
          {describeMark(mark)}
        </span>
      ))}
    </Labelled>
  )
}

export function WhatCell({ described: { claim } }: CellProps) {
  return (
    <Labelled label={texts.columns.what}>
      {claim ? (
        <>
          <Quoted words={claim.title} className="block font-medium text-pretty" />
          <bdi className="block break-words text-ink-3">{tellClaimType(claim.type)}</bdi>
          {claim.proved && <bdi className="block font-medium text-pretty break-words">{claim.proved}</bdi>}
          {claim.isOwnWords && <span className="block text-wait">{texts.ownWords}</span>}
        </>
      ) : (
        texts.none
      )}
    </Labelled>
  )
}

export function VerifierCell({ described: { claim } }: CellProps) {
  return (
    <Labelled label={texts.columns.verifier}>
      {claim ? <VerifierName claim={claim} /> : texts.none}
      {claim?.review && <StandingNote standing={claim.review} />}
    </Labelled>
  )
}

export function UntilCell({ described: { claim } }: CellProps) {
  const until = claim?.until ?? null
  return (
    <Labelled label={texts.columns.until}>
      {until === null ? texts.none : until === 0 ? texts.noEnd : readableEnd(until)}
    </Labelled>
  )
}

/** On a phone, the table has no headings, so the label stands above the value. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="block text-xs text-ink-3 md:hidden">{label}</span>
      {children}
    </>
  )
}

function VerifierName({ claim: { verifier, wallet } }: { claim: NonNullable<MarkedRow['claim']> }) {
  if (wallet === null) return texts.nobody
  return (
    <VerifierLink walletAddress={wallet}>
      <bdi className="break-words">{verifier}</bdi>
    </VerifierLink>
  )
}
