import { findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { describeVerdict, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import { whoseTexts } from '@did/domain/texts/en/verdict/whose'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { type ReactNode, useId, useState } from 'react'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { overallLooks } from '../../../entities/verdict/outcome-look.ts'
import { JudgedClaim } from '../../../entities/verdict/shared-claim-verdict.tsx'
import { cn } from '../../../lib/cn.ts'
import { collectionPageTexts as texts } from '../../../texts/en/verdict/collection-page.ts'
import { Quoted } from '../../../ui/text/quoted.tsx'
import type { Member } from './use-collection.ts'

type MemberCardProps = { member: Member; number: number; link: string; isChecking: boolean; onCheckAgain: () => void }

export function MemberCard({ member, number, ...checking }: MemberCardProps) {
  return (
    <li className="overflow-hidden rounded-2xl border border-line bg-surface">
      {member.kind === 'judged' ? (
        <JudgedMember judged={member.judged} number={number} {...checking} />
      ) : (
        <p className="flex gap-3 p-4 text-ink-2">
          <CircleMinus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {texts.notOpened[member.kind](number)}
        </p>
      )}
    </li>
  )
}

type JudgedMemberProps = Omit<MemberCardProps, 'member'> & { judged: Judged }

function JudgedMember({ judged, number, link, isChecking, onCheckAgain }: JudgedMemberProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { icon: Icon, banner } = overallLooks[judged.verdict.overall]
  const { title, sentence } = describeVerdict({ ...judged, facts: judged.findings.facts })
  return (
    <>
      <h2 className={cn('border-0', banner)}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-start gap-3 p-4 text-start"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{title}</span>
            <span className="block text-sm text-pretty break-words">
              {describeMember(judged) ?? `${texts.number(number)}: ${sentence}`}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className={cn('mt-1 size-5 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h2>
      {isOpen && (
        <div id={detailsId} className="flex flex-col gap-4 p-4">
          <JudgedClaim judged={judged} link={link} heading="h3" isChecking={isChecking} checkAgain={onCheckAgain} />
        </div>
      )}
    </>
  )
}

/**
 * Says whose credential it is, what its title is and who confirmed it. The holder's name and the
 * title stand in quotation marks, so that they cannot name another verifier in our sentence.
 * Returns null if there is no confirmation.
 */
function describeMember({ share, verdict, findings }: Judged): ReactNode {
  if (share.kind !== 'attested' || verdict.text !== 'attested') return null
  const holder = findHolderName(share)
  return (
    <>
      {holder === null ? texts.noName : <Quoted words={holder} />} · <Quoted words={share.payload.title} /> ·{' '}
      {whoseTexts.confirmedBy} <bdi>{nameVerifier({ share, facts: findings.facts })}</bdi>
    </>
  )
}
