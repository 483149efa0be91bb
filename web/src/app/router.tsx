import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useAccount } from '../entities/account/account.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { NotFound, pages } from './pages.ts'
import { usePageStart } from './use-page-start.ts'

export function Router() {
  const [path] = useLocation()
  const { restoring } = useAccount()
  usePageStart(path)
  // Wait until a saved session is checked, or the landing page would flash before the dashboard.
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
