import { describeVerdict } from '@did/credentials/verdict/describe-verdict'
import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { quoteWords } from '@did/domain/proof/quote-words'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { shareVerdictTexts as texts } from '../../texts/en/verdict/share-verdict.ts'
import { confirmAgainTexts } from '../../texts/en/verification/confirm-again.ts'
import { Button } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AskAgainButton } from '../verification/ask-again-button.tsx'
import { type AttestedLink, checkOwnClaim, type OwnCheck } from './judge/check-own-claim.ts'
import { findMend, type Mend } from './judge/find-mend.ts'
import { findToAskAgain } from './judge/find-to-ask-again.ts'
import { overallLooks } from './outcome-look.ts'

const tones: Record<OwnCheck['verdict']['overall'], NoticeTone> = {
  genuine: 'ok',
  caution: 'wait',
  'not-genuine': 'bad',
  unchecked: 'info',
}

/**
 * The owner leaves the share sheet by these functions to mend what keeps the verdict from being
 * good. The page passes them, because one feature cannot import another.
 */
export type ShareMends = { onAsk: () => void; onEdit: () => void }

type ShareVerdictProps = {
  claim: Claim
  fields: readonly string[]
  /**
   * Changes which fields the link shows. The function is absent where the owner cannot choose
   * fields.
   */
  onChooseFields?: ((fields: readonly string[]) => void) | undefined
  mends?: ShareMends | undefined
  /**
   * If true, the title names the claim that the verdict is about, because the link has several
   * claims.
   */
  isOneOfSeveral?: boolean
  /**
   * If true, hides a green verdict. The owner shows this screen to other people, who would take a
   * green verdict for proof.
   */
  isGreenHidden?: boolean
  /**
   * If true, the claim is an answer to a checker's own question. The verdict on an answer needs no
   * name, because only the holder can answer.
   */
  isAnswer?: boolean
  /** The finished link whose proof the verdict is about. */
  link?: AttestedLink
}

/**
 * Shows an owner the verdict that a checker of the link would get now, and what the owner can do if
 * this verdict is not good.
 */
export function ShareVerdict(props: ShareVerdictProps) {
  const { claim, fields, isGreenHidden, isAnswer = false, link } = props
  const check = useQuery({
    queryKey: [...queryKeys.checkOfClaim(claim.id, fields), isAnswer, link?.shareId],
    queryFn: ({ signal }) => checkOwnClaim(claim.id, { signal, fields, isAnswer, link }),
    staleTime: 0,
    gcTime: 0,
  })
  if (isGreenHidden && (!check.data || check.data.verdict.overall === 'genuine')) return null
  if (check.data) return <Judged {...props} check={check.data} onCheckAgain={() => void check.refetch()} />
  if (check.isError) return <QueryError type="verification" query={check} message={texts.failed} />
  return <Loading label={texts.checking} skeleton="h-20 rounded-2xl" />
}

function Judged(props: ShareVerdictProps & { check: OwnCheck; onCheckAgain: () => void }) {
  const { check, claim, isOneOfSeveral } = props
  const { overall } = check.verdict
  const mend = findMend(check.verdict, claim)
  const waiting = claim.asked.find(({ status }) => status === 'pending')
  const again = findToAskAgain(check, claim)
  const act = mend && findAct(mend, props)
  return (
    // A fieldset is no landmark. If a page shows several links, all their fieldsets can have the
    // same name.
    <fieldset
      className="min-w-0"
      aria-label={isOneOfSeveral ? `${texts.label}: ${quoteWords(claim.title)}` : texts.label}
    >
      <Notice
        role="status"
        tone={tones[overall]}
        icon={overallLooks[overall].icon}
        title={[isOneOfSeveral && texts.of(claim.title), describeVerdict(check).title].filter(Boolean).join(' ')}
        action={
          again ? (
            <AskAgainButton {...again} />
          ) : (
            act && (
              <Button variant="outline" onClick={act}>
                {texts.mends[mend].action}
              </Button>
            )
          )
        }
      >
        {again
          ? confirmAgainTexts.since(again.verifier)
          : mend
            ? texts.mends[mend].text
            : overall !== 'genuine' && waiting && texts.waiting(waiting.name)}
      </Notice>
    </fieldset>
  )
}

function findAct(mend: Mend, props: ShareVerdictProps & { onCheckAgain: () => void }): (() => void) | undefined {
  const { fields, onChooseFields, mends, onCheckAgain } = props
  switch (mend) {
    case 'show-name':
      return onChooseFields && (() => onChooseFields([holderNameField.field, ...fields]))
    case 'add-name':
    case 'correct':
      return mends?.onEdit
    case 'ask':
    case 'ask-again':
      return mends?.onAsk
    case 'check-again':
      return onCheckAgain
  }
}
