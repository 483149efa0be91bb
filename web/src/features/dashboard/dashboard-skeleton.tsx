import { dashboardTexts } from '../../texts/en/account/dashboard.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function DashboardSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-6xl gap-6 px-4 py-6 md:px-6">
      <Skeleton className="hidden h-96 w-55 shrink-0 rounded-2xl md:block" />
      <div className="min-w-0 flex-1">
        <Loading label={dashboardTexts.loading}>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-2 h-5 w-72 max-w-full" />
          <Skeleton className="mt-6 h-28 rounded-2xl" />
          <Skeleton className="mt-8 h-44 rounded-2xl" />
        </Loading>
      </div>
    </div>
  )
}
