import { describeForeign, listForeignLines } from '@did/credentials/foreign/describe-foreign'
import { comma } from '@did/domain/texts/en/punctuation'
import { foreignTexts as texts } from '../../texts/en/foreign/foreign.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Banner } from '../verdict/banner.tsx'
import { CheckList } from '../verdict/check-list.tsx'
import { ForeignCard } from './foreign-card.tsx'
import type { JudgedForeign } from './judge-text.ts'
import { useForeignVerdict } from './use-foreign-verdict.ts'

export function ForeignVerdict({ text }: { text: string }) {
  const { state, checkAgain } = useForeignVerdict(text)
  switch (state.status) {
    case 'unreadable':
      return <Banner overall="unchecked" headline={texts.unreadable} heading="h1" />
    case 'checking':
      return (
        <Loading label={texts.checking}>
          <Skeleton className="h-28 rounded-2xl" />
        </Loading>
      )
    case 'judged':
      return <JudgedCredential {...state} heading="h1" onCheckAgain={checkAgain} />
  }
}

type JudgedProps = { judged: JudgedForeign; heading: 'h1' | 'h2'; isChecking: boolean; onCheckAgain: () => void }

export function JudgedCredential({ judged, heading, isChecking, onCheckAgain }: JudgedProps) {
  const { verdict, fetched } = judged
  return (
    <>
      <Banner overall={verdict.overall} headline={describeForeign(judged)} heading={heading} />
      {verdict.isShown && <ForeignCard judged={judged} />}
      <CheckList
        lines={listForeignLines(judged)}
        at={judged.facts.now}
        isChecking={isChecking}
        onCheckAgain={onCheckAgain}
      />
      {fetched.document.size + fetched.list.size > 0 && <p className="text-sm text-ink-2">{tellFetched(fetched)}</p>}
    </>
  )
}

/** Says which facts rest on documents that the service fetched for the page. */
function tellFetched({ document, list }: JudgedForeign['fetched']): string {
  const keys = document.size > 0 ? [texts.fetchedKeys([...document].join(comma))] : []
  const lists = list.size > 0 ? [texts.fetchedLists([...list].join(comma))] : []
  return [...keys, ...lists, texts.checkedHere].join(' ')
}
