import { profileTexts } from '../../texts/profile.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function ProfileSkeleton() {
  return (
    <Loading label={profileTexts.loading}>
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
