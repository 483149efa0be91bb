import { checkPageTexts } from '../texts/en/check/check-page.ts'
import { contactTexts } from '../texts/en/contact/contact.ts'
import { commonTexts, pageNames } from '../texts/en/frame/common.ts'
import { templatesHead } from '../texts/en/frame/templates-head.ts'
import { landingTexts } from '../texts/en/home/landing.ts'
import { aboutArticle } from '../texts/en/reading/articles/about.ts'
import { cookieArticle } from '../texts/en/reading/articles/cookie-policy.ts'
import { privacyArticle } from '../texts/en/reading/articles/privacy-policy.ts'
import { securityArticle } from '../texts/en/reading/articles/security.ts'
import { termsArticle } from '../texts/en/reading/articles/terms-of-service.ts'
import { useCasesArticle } from '../texts/en/reading/articles/use-cases.ts'
import { tutorialHeads, tutorialsTexts } from '../texts/en/reading/tutorials/heads.ts'
import { registerTexts } from '../texts/en/register/register.ts'
import { askTexts } from '../texts/en/request-for-proof/asking.ts'
import { scanTexts } from '../texts/en/scan/scan.ts'

type Head = { title: string; description: string; isListed: boolean }
type Readable = { title: string; lead: string }

/** The HTML head of a page that search engines list. */
const listed = ({ title, lead }: Readable): Head => ({
  title: `${title} · ${commonTexts.product}`,
  description: lead,
  isListed: true,
})

/** The HTML head of a page that people reach by a link, and that search engines do not list. */
const unlisted = (readable: Readable): Head => ({ ...listed(readable), isListed: false })

/**
 * The HTML heads of the pages for which this build writes a document of their own. `/debug` and the
 * pages whose URL names a request, a wallet or a share have none. Another build writes the document
 * of `/shared-claim`.
 */
export const pageHeads: Record<string, Head> = {
  '/': listed({ title: landingTexts.documentTitle, lead: landingTexts.hero.lead }),
  '/about': listed(aboutArticle),
  '/use-cases': listed(useCasesArticle),
  '/tutorials': listed(tutorialsTexts),
  ...Object.fromEntries(Object.entries(tutorialHeads).map(([slug, head]) => [`/tutorials/${slug}`, listed(head)])),
  '/contact': listed(contactTexts),
  '/privacy-policy': listed(privacyArticle),
  '/cookie-policy': listed(cookieArticle),
  '/security': listed(securityArticle),
  '/terms-of-service': listed(termsArticle),
  '/register': listed(registerTexts),
  '/scan-code': listed(scanTexts),
  '/check': listed(checkPageTexts),
  '/ask': unlisted(askTexts),
  '/templates': listed({ title: pageNames.templates, lead: templatesHead }),
}
