import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/**
 * The grey shapes have the places of `DashboardFrame` and its first section, so that nothing moves
 * when these appear.
 */
export function DashboardSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 gap-6 px-4 py-6 md:px-6">
      <Skeleton className="hidden h-96 w-55 shrink-0 rounded-2xl md:block" />
      <div className="min-w-0 flex-1">
        <Loading label={dashboardTexts.loading}>
          <div className="mb-6 flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <Skeleton className="h-8 w-48 max-w-full" />
              <Skeleton className="mt-1 h-5 w-72 max-w-full max-sm:h-11" />
            </div>
            <Skeleton className="h-11 w-11 sm:w-28" />
          </div>
          <Skeleton className="h-28 rounded-2xl" />
          <Skeleton className="mt-8 h-44 rounded-2xl" />
        </Loading>
      </div>
    </div>
  )
}
