import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useAccount } from '../lib/account.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { NotFound, pages } from './pages.ts'
import { usePageStart } from './use-page-start.ts'

export function Router() {
  const [path] = useLocation()
  const { restoring } = useAccount()
  usePageStart(path)
  // A restored session is hidden until it is known, or the landing page would flash before the dashboard.
  if (restoring && path === '/') return <PageSkeleton />
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} component={page.component} />
          ))}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
