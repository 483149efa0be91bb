import type { PagePath } from '@did/domain/page-paths'
import { walletStore } from '../features/wallet/wallet-store.ts'
import { lazyPage } from '../lib/lazy-page.ts'

type Page = { path: PagePath; component: ReturnType<typeof lazyPage> }

/** A page for every address of `pagePaths`, each loaded on demand. Every other address shows the not-found page. */
export const pages: readonly Page[] = [
  { path: '/', component: lazyPage(loadHome) },
  { path: '/about', component: lazyPage(async () => (await import('../pages/about.tsx')).AboutPage) },
  {
    path: '/tutorials',
    component: lazyPage(async () => (await import('../pages/tutorials.tsx')).TutorialsPage),
  },
  {
    path: '/tutorials/introduction-to-dids',
    component: lazyPage(async () => (await import('../pages/introduction-to-dids.tsx')).IntroductionToDidsPage),
  },
  {
    path: '/tutorials/creating-your-first-did',
    component: lazyPage(async () => (await import('../pages/creating-your-first-did.tsx')).CreatingYourFirstDidPage),
  },
  {
    path: '/tutorials/managing-claims',
    component: lazyPage(async () => (await import('../pages/managing-claims.tsx')).ManagingClaimsPage),
  },
  {
    path: '/tutorials/zero-knowledge-proofs',
    component: lazyPage(async () => (await import('../pages/zero-knowledge-proofs.tsx')).ZeroKnowledgeProofsPage),
  },
  {
    path: '/tutorials/selective-disclosure',
    component: lazyPage(async () => (await import('../pages/selective-disclosure.tsx')).SelectiveDisclosurePage),
  },
  {
    path: '/tutorials/becoming-a-verifier',
    component: lazyPage(async () => (await import('../pages/becoming-a-verifier.tsx')).BecomingAVerifierPage),
  },
  {
    path: '/use-cases',
    component: lazyPage(async () => (await import('../pages/use-cases.tsx')).UseCasesPage),
  },
  { path: '/contact', component: lazyPage(async () => (await import('../pages/contact.tsx')).ContactPage) },
  {
    path: '/privacy-policy',
    component: lazyPage(async () => (await import('../pages/privacy-policy.tsx')).PrivacyPolicyPage),
  },
  {
    path: '/terms-of-service',
    component: lazyPage(async () => (await import('../pages/terms-of-service.tsx')).TermsOfServicePage),
  },
  { path: '/debug', component: lazyPage(async () => (await import('../pages/debug.tsx')).DebugPage) },
  {
    path: '/shared-claim',
    component: lazyPage(async () => (await import('../pages/shared-claim.tsx')).SharedClaimPage),
  },
  {
    path: '/scan-code',
    component: lazyPage(async () => (await import('../pages/scan-code.tsx')).ScanCodePage),
  },
  { path: '/ask', component: lazyPage(async () => (await import('../pages/ask.tsx')).AskPage) },
  { path: '/answer/:id', component: lazyPage(async () => (await import('../pages/answer.tsx')).AnswerPage) },
  {
    path: '/templates',
    component: lazyPage(async () => (await import('../pages/templates.tsx')).TemplatesPage),
  },
  {
    path: '/register',
    component: lazyPage(async () => (await import('../pages/register.tsx')).RegisterPage),
  },
]

/** Loads the page of an address, so that it is there in the first render. */
export async function preparePage(path: string): Promise<void> {
  await pages.find((page) => page.path === path)?.component.prepare()
}

/** Asks for the dashboard while a saved session is restored, so that both come at once. Whoever shows it says when it cannot come. */
export function expectDashboard(): void {
  if (location.pathname !== '/' || walletStore.get().status === 'disconnected') return
  for (const part of [import('../pages/home.tsx'), import('../pages/home/dashboard.tsx')]) part.catch(() => {})
}

/** A visitor sees the landing page, so it comes with the home page rather than after it; somebody connected never needs it. */
async function loadHome() {
  const isVisitor = walletStore.get().status === 'disconnected'
  const landing = isVisitor ? import('../pages/home/landing.tsx') : null
  const [{ HomePage, prepareLanding }] = await Promise.all([import('../pages/home.tsx'), landing])
  if (isVisitor) await prepareLanding()
  return HomePage
}

export const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFoundPage)
