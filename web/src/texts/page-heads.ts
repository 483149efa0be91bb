import { aboutArticle } from './articles/about.ts'
import { privacyArticle } from './articles/privacy-policy.ts'
import { termsArticle } from './articles/terms-of-service.ts'
import { useCasesArticle } from './articles/use-cases.ts'
import { askTexts } from './asking.ts'
import { commonTexts, pageNames } from './common.ts'
import { contactTexts } from './contact.ts'
import { landingTexts } from './landing.ts'
import { registerTexts } from './register.ts'
import { scanTexts } from './scan.ts'
import { tutorialHeads, tutorialsTexts } from './tutorials/heads.ts'

type Head = { title: string; description: string; isListed: boolean }
type Readable = { title: string; lead: string }

/** Listed for search engines. */
const listed = ({ title, lead }: Readable): Head => ({
  title: `${title} · ${commonTexts.product}`,
  description: lead,
  isListed: true,
})

/** A tool that somebody is led to: with a head of its own, and not for search engines. */
const unlisted = (readable: Readable): Head => ({ ...listed(readable), isListed: false })

/** What stands in the head of each page's own document, before any code has run. Not `/shared-claim`, which has one of its own, and not `/answer`, which has as many as there are requests. */
export const pageHeads: Record<string, Head> = {
  '/': listed({ title: landingTexts.documentTitle, lead: landingTexts.hero.lead }),
  '/about': listed(aboutArticle),
  '/use-cases': listed(useCasesArticle),
  '/tutorials': listed(tutorialsTexts),
  ...Object.fromEntries(Object.entries(tutorialHeads).map(([slug, head]) => [`/tutorials/${slug}`, listed(head)])),
  '/contact': listed(contactTexts),
  '/privacy-policy': listed(privacyArticle),
  '/terms-of-service': listed(termsArticle),
  '/register': listed(registerTexts),
  '/scan-code': listed(scanTexts),
  '/ask': unlisted(askTexts),
  '/templates': listed({
    title: pageNames.templates,
    lead: 'Good starting points for claims of every type: what to write, and who usually checks it.',
  }),
}
