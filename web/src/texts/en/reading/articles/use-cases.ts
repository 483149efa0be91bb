import type { Article } from '../../../article.ts'

export const useCasesArticle: Article = {
  title: 'Use Cases',
  lead: 'Wherever a copy of a document is asked for, a link that can be checked does better. Six examples, and what is seen in each.',
  sections: [
    {
      heading: 'A degree for an employer',
      paragraphs: [
        'A graduate adds the degree, the university signs it once, and every employer checks the same link in a second. The registrar answers no more phone calls about it.',
      ],
      shown: [
        'Type, title, the university as the graduate named it, and the issue date',
        'Which verifier signed, when, and whether it is accredited',
        'Whether the confirmation has ended or was withdrawn',
      ],
      hidden: [
        'The description with grades and courses, unless it is ticked',
        'Any other claim, and who else has the link',
      ],
    },
    {
      heading: 'Employment for a landlord',
      paragraphs: [
        'The employer confirms position and start date. The tenant makes a controlled link that ends after 7 days and can be opened once, and sends it to the landlord.',
      ],
      shown: ['The title, such as “Nurse, St. Anne’s Hospital, since 2021”', 'That the employer signed exactly this'],
      hidden: [
        'Contract and salary: they are not in the claim at all',
        'Anything, for whoever opens the link after its end or after it is used up',
      ],
    },
    {
      heading: 'A licence at the gate',
      paragraphs: [
        'An electrician shows a code on the phone, or on paper. The guard scans it, has no account, and sees the state of this moment: also whether the chamber withdrew the licence yesterday.',
      ],
      shown: ['Title, issuer and date of the certificate', 'A last day, if the chamber’s confirmation has one'],
      hidden: ['Home address and date of birth, which stand on the paper card', 'Where else the code was shown'],
    },
    {
      heading: 'Membership at the desk',
      paragraphs: [
        'An association signs its members’ claims with a last day at the end of the year. The receptionist scans. In January the check says that the confirmation has ended, until the member asks for it to be renewed.',
      ],
      shown: ['The kind of membership and the association', 'Until when it holds'],
      hidden: ['The member’s name, unless it stands in the title', 'How often the member comes'],
    },
    {
      heading: 'An age at the door',
      paragraphs: [
        'A bar shows a code on its own screen: 18 or older? The guest scans it and proves just that from a claim that the town’s registry verified. The bar has no account, and its screen turns green.',
      ],
      shown: [
        'That the date of birth is early enough, and who vouches for it',
        'Type, title, issuer and date of the claim',
      ],
      hidden: ['The date of birth, and every other attribute', 'The answer, from everybody but that screen'],
      note: 'A code can be passed on to somebody older. Both screens show the same characters, and who stands at the door only the door can see.',
      link: { label: 'Ask for a proof', href: '/ask' },
    },
    {
      heading: 'An identity check that need not be repeated',
      paragraphs: [
        'A notary sees the papers once and signs “Identity checked in person with a passport”. Others rely on that signature instead of collecting another copy of a passport.',
      ],
      shown: ['What was checked and how, and by whom', 'Which DID it is about'],
      hidden: ['The passport, its number and its picture: they were never entered', 'Other claims of the same person'],
      note: 'Whether such a confirmation is enough for you, or for the law you are under, is yours to decide. This software shows who vouches for what.',
    },
  ],
  next: { label: 'Learn how to create your DID', href: '/tutorials/creating-your-first-did' },
}
