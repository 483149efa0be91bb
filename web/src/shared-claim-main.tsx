import { parseAnyShareUrl } from '@did/credentials/share/short-link'
import { createRoot } from 'react-dom/client'
import './app/app.css'
import { SharedClaimApp } from './app/shared-claim-app.tsx'
import { beginVerdict } from './entities/verdict/judge/begin-verdict.ts'
import { followTranslation } from './lib/page/follow-translation.ts'
import { keepPage } from './lib/page/keep-page.ts'
import { mendAddress } from './lib/page/mend-address.ts'
import { followTheme } from './lib/page/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// First begin to check the link, and then draw the page. Both run as separate tasks, so that a slow
// phone can react to a touch in between.
setTimeout(() => {
  mendAddress()
  const begun = beginVerdict(location, parseAnyShareUrl)
  setTimeout(() => {
    followTheme()
    followTranslation()
    createRoot(root).render(<SharedClaimApp begun={begun} />)
    keepPage('verdict')
  })
})
