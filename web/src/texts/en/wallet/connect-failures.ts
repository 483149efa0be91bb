/** The connect button needs these words. The wallet's other texts load later. */
export const connectFailureTexts = {
  declined: 'You declined the connection. Nothing was shared; connect whenever you like.',
  forgetful: {
    title: 'Connected for this page only',
    description:
      'This browser keeps nothing for this site. Connect again whenever you open or reload a page, or allow the site to store data.',
  },
  signInFailed: 'Your wallet could not sign the sign-in message. Please open it and try again.',
} as const
