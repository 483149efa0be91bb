import type { Address } from '@did/domain/hex'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { profileTexts as texts } from '../../texts/en/profile/profile.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useCreateProfile } from './mutations.ts'
import { ProfileCard } from './profile-card.tsx'

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
  // If loading the profile again fails, the profile stays below the error, so that its open dialogs
  // keep the typed text.
  return (
    <div className="flex flex-col gap-3">
      {user.isError && <QueryError type="server" query={user} message={texts.loadFailure} />}
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

function ProfileSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex items-center gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
    </Loading>
  )
}
