import { nameIssuer } from '@did/credentials/foreign/describe-foreign'
import type { Row } from '@did/domain/share/own-words'
import { foreignContentTexts as contentTexts } from '@did/domain/texts/en/verdict/foreign'
import type { ReactNode } from 'react'
import { foreignTexts as texts } from '../../texts/en/foreign/foreign.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Quoted, QuotedUnless } from '../../ui/text/quoted.tsx'
import type { JudgedForeign } from './judge-text.ts'
import { findUncheckedName, listOwnRows, listStrangersRows } from './list-rows.ts'

/** The issuer signed all of the content, but the issuer may be a stranger. */
export function ForeignCard({ judged }: { judged: JudgedForeign }) {
  const { facts, content } = judged
  const { title, subject, members, isWhole } = content
  const { own } = facts
  const share = own?.evidence.kind === 'attested' ? own.evidence.share : null
  const uncheckedName = findUncheckedName(judged)
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <Quoted words={title} />
        </CardTitle>
        <dl className="flex flex-col gap-3 text-sm">
          <Member name={own ? texts.signedBy : texts.issuedBy} value={nameIssuer(facts)} />
          {subject !== null && <Member name={contentTexts.about} value={<Quoted words={subject} />} />}
          {(own ? listOwnRows(members, share) : listStrangersRows(members)).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and rows never move
            <ContentRow key={place} row={row} />
          ))}
        </dl>
        {!isWhole && <p className="text-sm text-wait">{contentTexts.notWhole}</p>}
        {uncheckedName !== null && <p className="text-sm text-ink-3">{texts.callsItself(uncheckedName)}</p>}
      </CardBody>
    </Card>
  )
}

function ContentRow({ row: { name, value, isOwnName, isOwnValue } }: { row: Row }) {
  return (
    <Member
      name={<QuotedUnless own={isOwnName} words={name} />}
      value={<QuotedUnless own={isOwnValue} words={value} className="whitespace-pre-line" />}
    />
  )
}

function Member({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd dir="auto" className="break-words text-ink-1">
        {value}
      </dd>
    </div>
  )
}
