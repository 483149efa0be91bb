import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { JudgedVerifier, StandingOfVerifier } from '../../entities/verifier/judge-verifier.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verifierPageTexts as texts } from '../../texts/en/verifier/verifier-page.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { LongText } from '../../ui/text/long-text.tsx'

type StandingNoticeProps = {
  standing: StandingOfVerifier
  source: JudgedVerifier['source']
  isAsking: boolean
  onAskAgain: () => void
}

const looks: Record<StandingOfVerifier['kind'], { tone: NoticeTone; icon: typeof BadgeCheck }> = {
  accredited: { tone: 'ok', icon: BadgeCheck },
  suspended: { tone: 'bad', icon: ShieldOff },
  'self-registered': { tone: 'wait', icon: TriangleAlert },
  'not-accredited': { tone: 'wait', icon: TriangleAlert },
}

/** The notice is green only if the chain itself answered. */
export function StandingNotice({ standing, source, isAsking, onAskAgain }: StandingNoticeProps) {
  const { tone, icon } = looks[standing.kind]
  const isTrusted = source !== 'server'
  const said = source === 'server' ? texts.source.server(location.host) : texts.source[source]
  return (
    <div className="flex flex-col gap-2">
      <Notice role="status" tone={tone === 'ok' && !isTrusted ? 'wait' : tone} icon={icon} title={titleOf(standing)}>
        <p className="text-pretty">{textOf(standing)}</p>
        {standing.kind === 'suspended' && standing.reason && (
          <p className="mt-1 flex flex-wrap gap-x-1">
            {texts.reason} <LongText text={standing.reason} />
          </p>
        )}
      </Notice>
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
        <span className={source === 'agreed' ? '' : 'text-wait'}>{said}</span>
        <Button variant="link" shape="note" className="underline" pending={isAsking} onClick={onAskAgain}>
          {texts.askAgain}
        </Button>
      </p>
    </div>
  )
}

function titleOf(standing: StandingOfVerifier): string {
  switch (standing.kind) {
    case 'accredited':
    case 'suspended':
      return texts.standing[standing.kind].title(shortDate(standing.since))
    default:
      return texts.standing[standing.kind].title
  }
}

function textOf({ kind }: StandingOfVerifier): string {
  return kind === 'accredited' ? texts.standing.accredited.text(location.host) : texts.standing[kind].text
}
