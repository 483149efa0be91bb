import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

export const cookieArticle: Article = {
  title: 'Cookie Policy',
  lead: 'This software sets one cookie when you sign in, and one when you choose a language. It has none for advertising or statistics, so it asks for no consent.',
  sections: [
    {
      heading: 'What it needs them for',
      list: [
        'One cookie keeps you signed in. In a browser that refuses it, you can read and check everything, but you cannot sign in.',
        'The entries in your browser’s storage remember what you chose or began on this device. They are not sent to the server.',
        'Whoever only reads, or checks a link, gets no cookie.',
        'The other cookie remembers the language that you chose in the footer. Only that choice sets it.',
      ],
    },
    inYourBrowser,
    {
      heading: 'How you get rid of them',
      list: [
        'Disconnect ends the session. The cookie is gone when the server has answered.',
        'Your browser’s settings delete everything that this site has stored. Drafts and what you chose on this device are then gone. Your claims and confirmations stay.',
      ],
    },
  ],
  next: { label: 'Read what happens with your data', href: '/privacy-policy' },
}
