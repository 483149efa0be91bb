import type { User } from '@did/domain/account/user'
import { findOpenApplicationQuestion } from '@did/domain/verifier/application'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { applicationTexts } from '../../../texts/en/verifier/application.ts'
import { verifierStandingTexts } from '../../../texts/en/verifier/verifier-standing.ts'
import { Button } from '../../../ui/button.tsx'
import { verifierStatusQuery } from '../status-query.ts'
import { AskedBack } from './asked-back.tsx'

const texts = verifierStandingTexts.own
const OrganizationDialog = lazyPart(async () => (await import('../organization-dialog.tsx')).OrganizationDialog)

/** A verifier can still change an application that waits. */
export function ApplyForAccreditation({ user }: { user: User }) {
  if (user.accreditation !== 'self-registered') return null
  if (user.verifierApplication !== 'pending') return <ApplicationButton user={user} purpose="accreditation" />
  return <WaitingApplication user={user} />
}

/**
 * If the administrator has asked a question, the application waits for the applicant and not for
 * the administrator.
 */
function WaitingApplication({ user }: { user: User }) {
  const question = useOpenQuestion(user)
  const change = <ApplicationButton user={user} purpose="change" />
  if (question)
    return (
      <div className="w-full">
        <AskedBack question={question} action={change} />
      </div>
    )
  return (
    <>
      <p className="text-sm text-ink-2">{texts.waiting}</p>
      {change}
    </>
  )
}

/**
 * Returns the administrator's question that the applicant has not answered yet, or null if there is
 * none.
 */
export function useOpenQuestion(user: User) {
  const { data: status } = useQuery(verifierStatusQuery(user.id))
  return findOpenApplicationQuestion(status?.application?.questions ?? [])
}

const labels = { accreditation: texts.apply, change: applicationTexts.change }

export function ApplicationButton({ user, purpose }: { user: User; purpose: keyof typeof labels }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {labels[purpose]}
      </Button>
      <Suspense>
        {isOpen && <OrganizationDialog user={user} purpose={purpose} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
