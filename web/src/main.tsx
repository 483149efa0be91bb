import './lib/schema-config.ts'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './app/app.css'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { expectDashboard, preparePage } from './app/pages.ts'
import { followTranslation } from './lib/page/follow-translation.ts'
import { keepPage } from './lib/page/keep-page.ts'
import { mendAddress } from './lib/page/mend-address.ts'
import { followTheme } from './lib/page/theme.ts'

mendAddress()
followTranslation()
followTheme()
expectDashboard()
void draw()
keepPage('app')

/** This is a function, because a top-level await would delay all modules of the bundled file. */
async function draw(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // If the build drew this page (prerender.tsx), keep its content on screen until the page's code
  // can draw it.
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

/**
 * Removes `data-drawn` as soon as the page's code has drawn the page. Until then, the CSS hides
 * from a person with a wallet what the build drew for visitors.
 */
function Replaced({ root }: { root: HTMLElement }) {
  useLayoutEffect(() => {
    delete root.dataset['drawn']
  }, [root])
  return null
}
