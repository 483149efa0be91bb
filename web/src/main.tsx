import './lib/schema-config.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './app/app.css'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { followTheme } from './lib/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followTheme()
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
)
