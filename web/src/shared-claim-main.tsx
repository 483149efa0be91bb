import { createRoot } from 'react-dom/client'
import './app/app.css'
import { SharedClaimApp } from './app/shared-claim-app.tsx'
import { beginVerdict } from './features/verdict/begin-verdict.ts'
import { keepPage } from './lib/keep-page.ts'
import { followTheme } from './lib/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// The questions first, then the page; each in a task of its own, between which a slow phone can answer a finger.
setTimeout(() => {
  beginVerdict(location)
  setTimeout(() => {
    followTheme()
    createRoot(root).render(<SharedClaimApp />)
    keepPage('verdict')
  })
})
