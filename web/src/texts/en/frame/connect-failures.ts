/** The connect button needs these words. The wallet's other texts load later. */
export const connectFailureTexts = {
  declined: 'You declined the connection. Nothing was shared; connect whenever you like.',
  signInFailed: 'Your wallet could not sign the sign-in message. Please open it and try again.',
} as const
