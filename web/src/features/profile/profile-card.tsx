import type { User } from '@did/domain/account/user'
import { shortenAddress } from '@did/domain/shorten-address'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Suspense, useState } from 'react'
import { verifierStatusQuery } from '../../entities/verifier/status-query.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { profileTexts } from '../../texts/en/profile/profile.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'

const texts = profileTexts.card
const EditProfileDialog = lazyPart(async () => (await import('./edit-profile-dialog.tsx')).EditProfileDialog)
const OrganizationDialog = lazyPart(
  async () => (await import('../../entities/verifier/organization-dialog.tsx')).OrganizationDialog,
)

/** Only an accredited verifier's badge is green. */
const verifierLooks = {
  accredited: { tone: 'ok', icon: BadgeCheck },
  'self-registered': { tone: 'wait', icon: TriangleAlert },
} as const

export function ProfileCard({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'none' | 'edit' | 'verifier'>('none')
  const close = () => setDialog('none')
  return (
    <Card>
      <CardBody className="flex flex-wrap items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand uppercase"
        >
          {initials(user)}
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 dir="auto" className="min-w-0 text-lg font-semibold break-words">
              {user.username}
            </h3>
            {user.isVerifier && (
              <Badge {...verifierLooks[user.accreditation ?? 'self-registered']}>{texts.verifierBadge}</Badge>
            )}
          </div>
          <p className="font-mono text-sm text-ink-2 max-md:hidden" title={user.walletAddress}>
            {shortenAddress(user.walletAddress)}
          </p>
          <Facts user={user} />
        </div>
        <div className="flex flex-wrap gap-2">
          {!user.isVerifier && user.verifierApplication !== 'pending' && (
            <Button variant="outline" onClick={() => setDialog('verifier')}>
              {texts.requestVerifier}
            </Button>
          )}
          <Button variant="outline" onClick={() => setDialog('edit')}>
            {texts.edit}
          </Button>
        </div>
      </CardBody>
      <OwnStanding user={user} />
      <Suspense>
        {dialog === 'edit' && <EditProfileDialog user={user} onClose={close} />}
        {dialog === 'verifier' && <OrganizationDialog user={user} purpose="verifier" onClose={close} />}
      </Suspense>
    </Card>
  )
}

/** Shows nothing while the verifier's standing is unknown, because the profile works without it. */
function OwnStanding({ user }: { user: User }) {
  const { data: status } = useQuery(verifierStatusQuery(user.id))
  const isShown = status ? hasStanding(user, status) : false
  const VerifierStanding = useLazy(async () => (await import('./verifier-standing.tsx')).VerifierStanding, isShown)
  if (!VerifierStanding || !status) return null
  return (
    <div className="px-4 pb-4 sm:px-5 sm:pb-5">
      <VerifierStanding user={user} status={status} />
    </div>
  )
}

function Facts({ user }: { user: User }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      <Fact term={texts.name} value={user.name} />
      <Fact term={texts.email} value={user.email} />
      {user.isVerifier && <Fact term={texts.organization} value={user.verifierOrganization} />}
    </dl>
  )
}

function Fact({ term, value }: { term: string; value: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className={value ? 'break-words' : 'text-ink-3'}>{value || texts.notGiven}</dd>
    </div>
  )
}

function initials({ name, username }: User): string {
  const words = (name ?? username).split(/[\s_.-]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
}

function hasStanding({ isVerifier }: User, { standing, application }: VerifierStatus): boolean {
  return isVerifier || standing !== 'none' || application !== null
}
