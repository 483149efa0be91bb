import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { pageHeads } from './app/page-heads.ts'
import { Frame } from './app/shell/frame.tsx'
import { Landing } from './pages/home/landing.tsx'
import { AboutPage } from './pages/reading/about.tsx'
import { BecomingAVerifierPage } from './pages/reading/becoming-a-verifier.tsx'
import { CookiePolicyPage } from './pages/reading/cookie-policy.tsx'
import { CreatingYourFirstDidPage } from './pages/reading/creating-your-first-did.tsx'
import { IntroductionToDidsPage } from './pages/reading/introduction-to-dids.tsx'
import { ManagingClaimsPage } from './pages/reading/managing-claims.tsx'
import { PrivacyPolicyPage } from './pages/reading/privacy-policy.tsx'
import { SecurityPage } from './pages/reading/security.tsx'
import { SelectiveDisclosurePage } from './pages/reading/selective-disclosure.tsx'
import { TermsOfServicePage } from './pages/reading/terms-of-service.tsx'
import { TutorialsPage } from './pages/reading/tutorials.tsx'
import { UseCasesPage } from './pages/reading/use-cases.tsx'
import { ZeroKnowledgeProofsPage } from './pages/reading/zero-knowledge-proofs.tsx'

/**
 * The pages whose content the build writes into their documents, for readers without JavaScript.
 */
const drawn: Record<string, ComponentType> = {
  '/': Landing,
  '/about': AboutPage,
  '/use-cases': UseCasesPage,
  '/tutorials': TutorialsPage,
  '/tutorials/introduction-to-dids': IntroductionToDidsPage,
  '/tutorials/creating-your-first-did': CreatingYourFirstDidPage,
  '/tutorials/managing-claims': ManagingClaimsPage,
  '/tutorials/zero-knowledge-proofs': ZeroKnowledgeProofsPage,
  '/tutorials/selective-disclosure': SelectiveDisclosurePage,
  '/tutorials/becoming-a-verifier': BecomingAVerifierPage,
  '/privacy-policy': PrivacyPolicyPage,
  '/cookie-policy': CookiePolicyPage,
  '/security': SecurityPage,
  '/terms-of-service': TermsOfServicePage,
}

/**
 * What the build writes into a page's document. `html` is the content of the root element. `html`
 * is null for a page that only its own code can draw.
 */
export type PageDocument = { path: string; title: string; description: string; isListed: boolean; html: string | null }

/**
 * The build calls this function. Later, the page's own code draws the same content in the browser.
 */
export function drawDocuments(): PageDocument[] {
  return Object.entries(pageHeads).map(([path, head]) => ({ path, ...head, html: draw(path) }))
}

function draw(path: string): string | null {
  const Page = drawn[path]
  if (!Page) return null
  return renderToString(
    <Router ssrPath={path}>
      <Frame>
        <Page />
      </Frame>
    </Router>,
  )
}
