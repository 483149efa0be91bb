import { checkPageTexts } from '../check/check-page.ts'
import { contactTexts } from '../contact/contact.ts'
import { landingTexts } from '../home/landing.ts'
import { aboutArticle } from '../reading/articles/about.ts'
import { cookieArticle } from '../reading/articles/cookie-policy.ts'
import { privacyArticle } from '../reading/articles/privacy-policy.ts'
import { securityArticle } from '../reading/articles/security.ts'
import { termsArticle } from '../reading/articles/terms-of-service.ts'
import { useCasesArticle } from '../reading/articles/use-cases.ts'
import { tutorialHeads, tutorialsTexts } from '../reading/tutorials/heads.ts'
import { registerTexts } from '../register/register.ts'
import { askTexts } from '../request-for-proof/asking.ts'
import { scanTexts } from '../scan/scan.ts'
import { commonTexts, pageNames } from './common.ts'

type Head = { title: string; description: string; isListed: boolean }
type Readable = { title: string; lead: string }

const listed = ({ title, lead }: Readable): Head => ({
  title: `${title} · ${commonTexts.product}`,
  description: lead,
  isListed: true,
})

const unlisted = (readable: Readable): Head => ({ ...listed(readable), isListed: false })

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
  '/templates': listed({
    title: pageNames.templates,
    lead: 'نقاط انطلاق جيدة للبيانات من كل نوع: ماذا تكتب، ومن يتحقق منها عادةً.',
  }),
}
