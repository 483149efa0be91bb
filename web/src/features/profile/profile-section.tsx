import type { Address } from '@did/domain/hex'
import { UserRoundPlus, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { profileTexts as texts } from '../../texts/profile.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { useCreateProfile } from './mutations.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** SPEC.md 2.6 for a wallet that is not signed in. */
export function ReadOnlyProfile() {
  const { connected } = useAccount()
  const { title, text, signInTitle, signInText } = texts.readOnly
  return (
    <ProfileFrame>
      <EmptyState icon={Wallet} title={connected ? signInTitle : title}>
        {connected ? signInText : text}
      </EmptyState>
    </ProfileFrame>
  )
}

/** SPEC.md 2.6. */
export function ProfileSection() {
  const account = useAccount()
  if (!isSignedIn(account)) return <ReadOnlyProfile />
  return (
    <ProfileFrame>
      <OwnProfile address={account.address} />
    </ProfileFrame>
  )
}

function OwnProfile({ address }: { address: Address }) {
  const user = useOwnUser()
  if (user.isPending) return <ProfileSkeleton />
  // What was known before a failure stays, and with it what is being typed into its dialogs.
  return (
    <div className="flex flex-col gap-3">
      {user.isError && (
        <ErrorCard type="server" cause={user.error} message={texts.loadFailure} onRetry={() => void user.refetch()} />
      )}
      {user.data && <ProfileCard user={user.data} />}
      {user.data === null && <Welcome address={address} />}
    </div>
  )
}

function Welcome({ address }: { address: Address }) {
  const create = useCreateProfile()
  const handleCreate = useSingleFlight(async () => {
    try {
      await create.mutateAsync(address)
      toast(texts.toasts.created)
    } catch (error) {
      toastFailure(error)
    }
  })
  return (
    <EmptyState
      icon={UserRoundPlus}
      title={texts.welcome.title}
      action={
        <Button pending={create.isPending} onClick={() => void handleCreate()}>
          {create.isPending ? texts.welcome.creating : texts.welcome.create}
        </Button>
      }
    >
      {texts.welcome.text}
    </EmptyState>
  )
}

function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <section id="profile" aria-labelledby="profile-heading">
      <h2 id="profile-heading" className="sr-only">
        {texts.heading}
      </h2>
      {children}
    </section>
  )
}
