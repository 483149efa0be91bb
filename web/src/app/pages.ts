import { type ComponentType, lazy } from 'react'
import { walletStore } from '../features/wallet/wallet-store.ts'

type Page = { path: string; component: ComponentType }

/** Every route of SPEC.md 2.1, each loaded on demand; whatever is not here is the not-found page. */
export const pages: readonly Page[] = [
  { path: '/', component: lazy(loadHome) },
  { path: '/about', component: lazy(async () => ({ default: (await import('../pages/about.tsx')).AboutPage })) },
  {
    path: '/tutorials',
    component: lazy(async () => ({ default: (await import('../pages/tutorials.tsx')).TutorialsPage })),
  },
  {
    path: '/tutorials/introduction-to-dids',
    component: lazy(async () => ({
      default: (await import('../pages/introduction-to-dids.tsx')).IntroductionToDidsPage,
    })),
  },
  {
    path: '/tutorials/creating-your-first-did',
    component: lazy(async () => ({
      default: (await import('../pages/creating-your-first-did.tsx')).CreatingYourFirstDidPage,
    })),
  },
  {
    path: '/tutorials/managing-claims',
    component: lazy(async () => ({ default: (await import('../pages/managing-claims.tsx')).ManagingClaimsPage })),
  },
  {
    path: '/tutorials/zero-knowledge-proofs',
    component: lazy(async () => ({
      default: (await import('../pages/zero-knowledge-proofs.tsx')).ZeroKnowledgeProofsPage,
    })),
  },
  {
    path: '/tutorials/selective-disclosure',
    component: lazy(async () => ({
      default: (await import('../pages/selective-disclosure.tsx')).SelectiveDisclosurePage,
    })),
  },
  {
    path: '/tutorials/becoming-a-verifier',
    component: lazy(async () => ({
      default: (await import('../pages/becoming-a-verifier.tsx')).BecomingAVerifierPage,
    })),
  },
  {
    path: '/use-cases',
    component: lazy(async () => ({ default: (await import('../pages/use-cases.tsx')).UseCasesPage })),
  },
  { path: '/contact', component: lazy(async () => ({ default: (await import('../pages/contact.tsx')).ContactPage })) },
  {
    path: '/privacy-policy',
    component: lazy(async () => ({ default: (await import('../pages/privacy-policy.tsx')).PrivacyPolicyPage })),
  },
  {
    path: '/terms-of-service',
    component: lazy(async () => ({ default: (await import('../pages/terms-of-service.tsx')).TermsOfServicePage })),
  },
  { path: '/debug', component: lazy(async () => ({ default: (await import('../pages/debug.tsx')).DebugPage })) },
  {
    path: '/shared-claim',
    component: lazy(async () => ({ default: (await import('../pages/shared-claim.tsx')).SharedClaimPage })),
  },
  {
    path: '/scan-code',
    component: lazy(async () => ({ default: (await import('../pages/scan-code.tsx')).ScanCodePage })),
  },
  {
    path: '/templates',
    component: lazy(async () => ({ default: (await import('../pages/templates.tsx')).TemplatesPage })),
  },
]

/** A visitor sees the landing page, so it comes beside the home page rather than after it; somebody connected never needs it. */
async function loadHome() {
  const landing = walletStore.get().status === 'disconnected' ? import('../pages/home/landing.tsx') : null
  const [{ HomePage }] = await Promise.all([import('../pages/home.tsx'), landing])
  return { default: HomePage }
}

export const NotFound = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }))
