import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** In the place of a tab's list. */
export function TabLoading() {
  return (
    <Loading>
      <Skeleton className="h-40 rounded-2xl" />
    </Loading>
  )
}
