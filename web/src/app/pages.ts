import type { PagePath } from '@did/domain/page-paths'
import { walletStore } from '../features/wallet/wallet-store.ts'
import { lazyPage } from '../lib/lazy-part.ts'

/** URLs that this list lacks show the not-found page. */
export const pages: Record<PagePath, ReturnType<typeof lazyPage>> = {
  '/': lazyPage(loadHome),
  '/about': lazyPage(async () => (await import('../pages/reading/about.tsx')).AboutPage),
  '/tutorials': lazyPage(async () => (await import('../pages/reading/tutorials.tsx')).TutorialsPage),
  '/tutorials/introduction-to-dids': lazyPage(
    async () => (await import('../pages/reading/introduction-to-dids.tsx')).IntroductionToDidsPage,
  ),
  '/tutorials/creating-your-first-did': lazyPage(
    async () => (await import('../pages/reading/creating-your-first-did.tsx')).CreatingYourFirstDidPage,
  ),
  '/tutorials/managing-claims': lazyPage(
    async () => (await import('../pages/reading/managing-claims.tsx')).ManagingClaimsPage,
  ),
  '/tutorials/zero-knowledge-proofs': lazyPage(
    async () => (await import('../pages/reading/zero-knowledge-proofs.tsx')).ZeroKnowledgeProofsPage,
  ),
  '/tutorials/selective-disclosure': lazyPage(
    async () => (await import('../pages/reading/selective-disclosure.tsx')).SelectiveDisclosurePage,
  ),
  '/tutorials/becoming-a-verifier': lazyPage(
    async () => (await import('../pages/reading/becoming-a-verifier.tsx')).BecomingAVerifierPage,
  ),
  '/use-cases': lazyPage(async () => (await import('../pages/reading/use-cases.tsx')).UseCasesPage),
  '/contact': lazyPage(async () => (await import('../pages/contact.tsx')).ContactPage),
  '/privacy-policy': lazyPage(async () => (await import('../pages/reading/privacy-policy.tsx')).PrivacyPolicyPage),
  '/terms-of-service': lazyPage(async () => (await import('../pages/reading/terms-of-service.tsx')).TermsOfServicePage),
  '/cookie-policy': lazyPage(async () => (await import('../pages/reading/cookie-policy.tsx')).CookiePolicyPage),
  '/security': lazyPage(async () => (await import('../pages/reading/security.tsx')).SecurityPage),
  '/debug': lazyPage(async () => (await import('../pages/debug.tsx')).DebugPage),
  '/shared-claim': lazyPage(async () => (await import('../pages/shared-claim.tsx')).SharedClaimPage),
  '/s/:id': lazyPage(async () => (await import('../pages/shared-claim.tsx')).SharedClaimPage),
  '/scan-code': lazyPage(async () => (await import('../pages/scan-code.tsx')).ScanCodePage),
  '/check': lazyPage(async () => (await import('../pages/check.tsx')).CheckPage),
  '/ask': lazyPage(async () => (await import('../pages/ask.tsx')).AskPage),
  '/answer/:id': lazyPage(async () => (await import('../pages/answer.tsx')).AnswerPage),
  '/prove/:id': lazyPage(async () => (await import('../pages/holder-challenge/prove.tsx')).ProvePage),
  '/recover': lazyPage(async () => (await import('../pages/recovery/recover.tsx')).RecoverPage),
  '/move': lazyPage(async () => (await import('../pages/move/move.tsx')).MovePage),
  '/help': lazyPage(async () => (await import('../pages/recovery/help.tsx')).HelpPage),
  '/add-key': lazyPage(async () => (await import('../pages/wallet/add-key.tsx')).AddKeyPage),
  '/alerts': lazyPage(async () => (await import('../pages/alerts/alerts.tsx')).AlertsPage),
  '/templates': lazyPage(async () => (await import('../pages/templates.tsx')).TemplatesPage),
  '/register': lazyPage(async () => (await import('../pages/register.tsx')).RegisterPage),
  '/verifiers/:id': lazyPage(async () => (await import('../pages/verifier.tsx')).VerifierPage),
}

/** The first render can then show this page. */
export async function preparePage(path: string): Promise<void> {
  await Object.entries(pages)
    .find(([known]) => known === path)?.[1]
    .prepare()
}

/**
 * Loads the dashboard's code while the server checks a saved session. Throws nothing if the code
 * does not load, because the dashboard loads the code again and then reports this itself.
 */
export function expectDashboard(): void {
  if (location.pathname !== '/' || walletStore.get().status === 'disconnected') return
  for (const part of [import('../pages/home.tsx'), import('../pages/home/dashboard.tsx')]) part.catch(() => {})
}

/** A connected person does not need the landing page, so only a visitor loads its code. */
async function loadHome() {
  const isVisitor = walletStore.get().status === 'disconnected'
  const landing = isVisitor ? import('../pages/home/landing.tsx') : null
  const [{ HomePage, prepareLanding }] = await Promise.all([import('../pages/home.tsx'), landing])
  if (isVisitor) await prepareLanding()
  return HomePage
}

export const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFoundPage)
