import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useAccount } from '../entities/account/account.ts'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFound, pages } from './pages.ts'
import { usePageStart } from './use-page-start.ts'

export function Router() {
  const [path] = useLocation()
  const { restoring } = useAccount()
  usePageStart(path)
  // Wait until the server has checked a saved session. Otherwise a person who is signed in would
  // see the landing page for a moment before the dashboard.
  if (restoring && path === '/') return <PageSkeleton />
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {Object.entries(pages).map(([pagePath, Page]) => (
            <Route key={pagePath} path={pagePath} component={Page} />
          ))}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:px-6">
      <Loading>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-3 h-5 w-80 max-w-full" />
        <div className="mt-8 grid gap-4 md:grid-cols-3">
          <Skeleton className="h-44 rounded-2xl" />
          <Skeleton className="h-44 rounded-2xl" />
          <Skeleton className="h-44 rounded-2xl" />
        </div>
      </Loading>
    </div>
  )
}
