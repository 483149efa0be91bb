import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { claimGridClass } from './claim-grid-class.ts'

const placeholders = ['first', 'second', 'third']

export function ClaimSkeletons() {
  return (
    <Loading label={claimsTexts.loading}>
      <div className={claimGridClass}>
        {placeholders.map((key) => (
          <div key={key} className="overflow-hidden rounded-2xl border border-line bg-surface">
            <Skeleton className="h-14 rounded-none" />
            <div className="flex flex-col gap-3 p-4">
              <Skeleton className="h-6 w-24 rounded-full" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
