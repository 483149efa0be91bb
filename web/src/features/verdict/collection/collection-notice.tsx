import { describeCollection } from '@did/credentials/verdict/describe-collection'
import { type CollectionFinding, judgeCollection } from '@did/credentials/verdict/judge-collection'
import Info from 'lucide-react/icons/info'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { Notice } from '../../../ui/notice.tsx'
import type { Member } from './use-collection.ts'

const plain = { tone: 'info', icon: Info } as const
const looks = {
  'nothing-to-compare': plain,
  'same-credential': { tone: 'wait', icon: Info },
  'one-identity': { tone: 'ok', icon: UserRoundCheck },
  'names-differ': { tone: 'wait', icon: UserRoundX },
  'several-identities': { tone: 'wait', icon: UserRoundX },
} as const satisfies Record<CollectionFinding['kind'], object>

/**
 * Says to whom the credentials of a collection were issued. The notice is green only if a checker
 * can rely on each of the credentials, too.
 */
export function CollectionNotice({ members }: { members: readonly Member[] }) {
  const judged = members.flatMap((member) => (member.kind === 'judged' ? member.judged : []))
  const finding = judgeCollection(judged)
  const reliable = judged.filter(({ verdict }) => verdict.overall === 'genuine')
  const look = reliable.length < members.length && finding.kind === 'one-identity' ? plain : looks[finding.kind]
  return (
    <div aria-live="polite">
      <Notice {...look}>{describeCollection(finding, members.length)}</Notice>
    </div>
  )
}
