import { nameIssuer } from '@did/credentials/foreign/describe-foreign'
import { foreignTexts as texts } from '../../texts/en/foreign/foreign.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { ContentRows, Member } from './content-rows.tsx'
import type { JudgedForeign } from './judge-text.ts'
import { findUncheckedName, listOwnRows, listStrangersRows } from './list-rows.ts'

/** Shows the content of a credential. The issuer signed all of it, but may be a stranger. */
export function ForeignCard({ judged }: { judged: JudgedForeign }) {
  const { facts, content } = judged
  const { title, subject, members } = content
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
          {subject !== null && <Member name={texts.about} value={<Quoted words={subject} />} />}
          <ContentRows rows={own ? listOwnRows(members, share) : listStrangersRows(members)} />
        </dl>
        {uncheckedName !== null && <p className="text-sm text-ink-3">{texts.callsItself(uncheckedName)}</p>}
      </CardBody>
    </Card>
  )
}
