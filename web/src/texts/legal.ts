import type { Article } from './article.ts'

export const privacyArticle: Article = {
  title: 'Privacy Policy',
  lead: 'What is kept, where, who can see it, and what cannot be taken back.',
  sections: [
    {
      heading: 'Without a wallet',
      paragraphs: [
        'Reading these pages and checking a shared link needs no account. There are no advertising or tracking cookies. The part of a shared link behind the # never reaches a server.',
      ],
    },
    {
      heading: 'With a wallet',
      list: [
        'Your wallet address, and the profile you write: username, and name and e-mail if you give them.',
        'Your DIDs, your claims with their text, and your verification requests.',
        'One cookie that keeps you signed in: 3 hours without use, 24 hours at most.',
        'In this browser: which wallet was connected last, and your choice of light or dark.',
      ],
    },
    {
      heading: 'Who can see it',
      list: [
        'You see everything that is yours.',
        'A verifier sees the claims you asked it about, with your username and wallet address.',
        'Whoever gets a link or code sees the basic details of that one claim (type, title, issuer, issue date and whether it is verified) and what else you ticked when you shared it.',
        'A controlled link is encrypted in your browser: we keep what we cannot read, how often it was opened and when last, and for each browser that opened it a random number of its own for this link, hashed.',
        'Other users see nothing of yours.',
      ],
    },
    {
      heading: 'What is public for ever',
      paragraphs: [
        'The chain is public. It shows that your wallet holds a DID, and seals of your claims from which nobody can read the text. Only if you choose “Publish the text on the chain” is the text itself there, and then it cannot be removed.',
      ],
    },
    {
      heading: 'What a shared link means',
      paragraphs: [
        'A link you have sent can be copied. You can withdraw it, and everyone who opens it afterwards is told; what somebody has already seen cannot be unseen.',
      ],
    },
  ],
}

export const termsArticle: Article = {
  title: 'Terms of Service',
  lead: 'The few rules of this service, in plain words.',
  sections: [
    {
      heading: 'Your wallet is yours to keep',
      paragraphs: [
        'Whoever controls the wallet controls the DID. Nobody here can restore a lost wallet or move a DID: it is bound to the wallet that minted it.',
      ],
    },
    {
      heading: 'What you write',
      paragraphs: [
        'Write claims about yourself, and only what is true. Do not write other people’s personal data, document numbers or passwords into a claim.',
      ],
    },
    {
      heading: 'If you verify',
      paragraphs: [
        'Sign only what you have checked. Your signature stays with the claim, under your name and wallet address, and others rely on it.',
      ],
    },
    {
      heading: 'If you rely on a claim',
      paragraphs: [
        'A verified claim shows who vouches for it. Whether that is enough for your purpose is your decision. Look at who the verifier is, and whether it registered itself.',
      ],
    },
    {
      heading: 'Costs',
      paragraphs: [
        'Using the page is free. Recording something on a chain costs what that chain asks; your wallet shows the amount before you confirm.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The software is free software under the GNU General Public License, version 3 or later, and comes without any warranty.',
      ],
    },
  ],
}
