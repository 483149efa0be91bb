import type { Article } from '../../../article.ts'

export const securityArticle: Article = {
  title: 'Security',
  lead: 'What protects you here, what does not, and how to tell the operator about a fault.',
  sections: [
    {
      heading: 'What you need not trust us for',
      list: [
        'A result is computed in the browser of whoever checks, from the link and the chain. The server could hide that a link was ended, and could not make a forged claim pass.',
        'Private attributes are encrypted in your browser. The server keeps what it cannot read.',
        'Your wallet or passkey signs. No key of yours ever reaches the server.',
      ],
    },
    {
      heading: 'What you trust us for',
      list: [
        'The page itself comes from this server. Every result names a command that checks the same without our page, under “The independent check”.',
        'The text of your claims is stored here as you wrote it, so that verifiers can read it. Do not put into a claim what must stay secret.',
        'Who may verify is decided by this installation’s administrators. Their decisions are public, on the chain.',
      ],
    },
    {
      heading: 'If your key is lost or stolen',
      list: [
        'Name guardians while all is well. They can hand your identity to a new key, and freeze it at once.',
        'A passkey of another device opens the same account.',
        'While a key is reported stolen, every check of your claims warns of it.',
      ],
    },
    {
      heading: 'How to report a fault',
      paragraphs: [
        'Write to the operator on the contact page. Say what you did, what happened, and how it could harm somebody. Leave out secrets and other people’s data. Give the operator time to mend the fault before you publish it.',
      ],
    },
  ],
  next: { label: 'Write to the operator', href: '/contact' },
}
