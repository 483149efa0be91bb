import './lib/schema-config.ts'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './app/app.css'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { expectDashboard, preparePage } from './app/pages.ts'
import { keepPage } from './lib/keep-page.ts'
import { followTheme } from './lib/theme.ts'

followTheme()
expectDashboard()
void draw()
keepPage('app')

/** A function, not the file itself: what waits at its top keeps waiting whatever is imported from the file it is bundled into. */
async function draw(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // A page that came drawn (prerender.tsx) stays on screen until its own code can draw the same; one that fails to load says so itself.
  if (root.hasChildNodes()) await preparePage(location.pathname).catch(() => {})
  createRoot(root).render(
    <StrictMode>
      <Replaced root={root} />
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  )
}

/** The mark goes with what came drawn, in one commit: a frame between the two would show it to those it is hidden from. */
function Replaced({ root }: { root: HTMLElement }) {
  useLayoutEffect(() => {
    delete root.dataset['drawn']
  }, [root])
  return null
}
