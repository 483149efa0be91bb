import { createRoot } from 'react-dom/client'
import './app/app.css'
import { SharedClaimApp } from './app/shared-claim-app.tsx'
import { followTheme } from './lib/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followTheme()
createRoot(root).render(<SharedClaimApp />)
