/** Texts for anybody who asks a wallet of other people's software to show a claim (OpenID4VP). */
export const anyWalletTexts = {
  title: 'From any wallet',
  lead: 'Somebody may keep a verified claim in another wallet on their phone. Ask that wallet to show the claim to this page.',
  form: {
    kind: 'How does the wallet keep the claim?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: the person chooses what to show. Take this one if you do not know',
      claim_jwt: 'JWT: in older wallets. It shows everything',
      claim_ldp: 'VC 2.0: signed by the verifier itself. It shows everything',
      claim_ob: 'Open Badge: a degree or certificate, signed by the verifier itself. It shows everything',
    },
    withName: 'Ask for the person’s name, too',
    code: 'Show a code',
    link: 'Use a wallet on this device',
    browser: 'Let the browser ask',
  },
  scan: 'Let the person scan this code with their wallet.',
  qrAlt: 'Code that asks a wallet to show a claim',
  open: 'Open the wallet',
  openHint: 'The wallet leads you back to this page.',
  copy: 'Copy the link',
  ends: (time: string) => `The request can be answered once, until ${time}.`,
  waiting: 'Waiting for the wallet',
  unreachable: 'The service does not answer at the moment. This page keeps asking.',
  notMade: 'The request could not be made.',
  notAsked: 'The browser did not pass on an answer',
  notAskedText: 'You can show a code instead.',
  again: 'Ask again',
  expired: { title: 'This request is over', text: 'No wallet has answered it. Please ask again.' },
  refused: { title: 'The wallet shows nothing', text: 'The person or the wallet refused to answer.' },
  failed: 'Do not rely on this answer',
  /** These texts stand above an answer that the service signed and the verifier did not. */
  serviceOnly: {
    title: 'Signed by the service only',
    text: 'Ask for the verifier’s own signature, or rely on this service.',
  },
  stranger: {
    title: 'Issued by a stranger',
    text: (name: string) => `This service does not know ${name}. The words below may be anything.`,
  },
  checkedBy: {
    title: (host: string) => `What ${host} checked`,
    text: 'Only this service can read the wallet’s answer, so these lines are its word. Your browser did not check them.',
  },
  shown: 'What the wallet shows',
  loading: 'Looking at the answer',
} as const
