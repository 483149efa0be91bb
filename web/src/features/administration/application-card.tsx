import { shortenAddress } from '@did/domain/shorten-address'
import { type ApplicationQuestion, findOpenApplicationQuestion } from '@did/domain/verifier/application'
import { maximumApplications } from '@did/domain/verifier/limits'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import Globe from 'lucide-react/icons/globe'
import GlobeX from 'lucide-react/icons/globe-x'
import { type ReactNode, useEffect, useRef } from 'react'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { cn } from '../../lib/cn.ts'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { applicantTexts } from '../../texts/en/verifier/application.ts'
import { Button } from '../../ui/button.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'

const texts = administrationTexts.applications

type ApplicationCardProps = {
  application: VerifierApplicationRecord
  onApprove: () => void
  onRefuse: () => void
  onAsk: () => void
}

export function ApplicationCard({ application, onApprove, onRefuse, onAsk }: ApplicationCardProps) {
  const { id, organization, username, walletAddress, appliedAt, domainProof, questions, shownOnChain } = application
  const titleId = `application-${id}`
  const DomainIcon = domainProof ? Globe : GlobeX
  const heading = useRef<HTMLHeadingElement>(null)
  const mayAsk = !findOpenApplicationQuestion(questions) && questions.length < maximumApplications.questions
  // After a question, the button that asks the applicant disappears together with its focus until
  // the applicant answers. So the focus moves to the heading.
  const couldAsk = useRef(mayAsk)
  useEffect(() => {
    if (couldAsk.current && !mayAsk && document.activeElement === document.body) heading.current?.focus()
    couldAsk.current = mayAsk
  }, [mayAsk])
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} id={titleId} className="text-lg font-semibold break-words outline-none">
          <Quoted words={organization} />
        </h3>
        <NameCaution name={organization} standing="self-registered" />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{texts.applied(shortDate(appliedAt))}</span>
          <span className="break-words">{texts.from(username)}</span>
          <span className="font-mono" title={walletAddress}>
            {shortenAddress(walletAddress)}
          </span>
        </p>
      </div>
      <p className="flex items-center gap-2 break-words text-ink-2">
        <DomainIcon aria-hidden="true" className="size-5 shrink-0" />
        {domainProof ? texts.domainProven(domainProof.domain) : texts.domainUnproven}
      </p>
      <Details application={application} />
      <History application={application} />
      <Questions questions={questions} />
      {shownOnChain ? (
        <p role="status" className="text-ok">
          {texts.finishing}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button aria-describedby={titleId} onClick={onApprove}>
            {texts.approve}
          </Button>
          <Button variant="outline" aria-describedby={titleId} onClick={onRefuse}>
            {texts.refuse}
          </Button>
          {mayAsk && (
            <Button variant="outline" aria-describedby={titleId} onClick={onAsk}>
              {applicantTexts.ask}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The web site can be a link, because the server accepts only web addresses in that field. */
function Details({ application: { details } }: { application: VerifierApplicationRecord }) {
  const { website, contact, note } = details
  const link = website !== '' && (
    <a href={website} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
      <bdi>{website}</bdi>
    </a>
  )
  return (
    <dl className="grid gap-x-6 gap-y-2 empty:hidden sm:grid-cols-2">
      {link && <Detail term={applicantTexts.website}>{link}</Detail>}
      {contact && (
        <Detail term={applicantTexts.contact}>
          <Quoted words={contact} />
        </Detail>
      )}
      {note && (
        <Detail isWide term={applicantTexts.note}>
          <Quoted words={note} className="whitespace-pre-line" />
        </Detail>
      )}
    </dl>
  )
}

function Detail({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('min-w-0', isWide && 'sm:col-span-2')}>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd dir="auto" className="break-words">
        {children}
      </dd>
    </div>
  )
}

function Questions({ questions }: { questions: readonly ApplicationQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {questions.map(({ text, askedAt, answeredAt }) => (
        <li key={askedAt} data-news className="rounded-xl bg-brand-soft p-3 text-sm">
          <p dir="auto" className="break-words whitespace-pre-line">
            {text}
          </p>
          <p className="text-ink-2">
            {answeredAt === null
              ? applicantTexts.asked(shortDate(askedAt))
              : applicantTexts.answered(shortDate(answeredAt))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function History({ application: { standing, accreditedName } }: { application: VerifierApplicationRecord }) {
  if (standing === 'suspended') return <p className="text-sm text-wait">{texts.again}</p>
  if (accreditedName === null) return null
  return <p className="text-sm break-words text-ink-2">{texts.newName(accreditedName)}</p>
}
