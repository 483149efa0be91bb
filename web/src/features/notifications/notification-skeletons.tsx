import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function NotificationSkeletons() {
  return (
    <Loading>
      <Skeleton className="m-2 h-14" />
      <Skeleton className="m-2 h-14" />
    </Loading>
  )
}
