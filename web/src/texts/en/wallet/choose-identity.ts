export const chooseIdentityTexts = {
  title: 'For which identity do you sign in?',
  lead: 'Your wallet or passkey acts for several identities. It asks you once more, for the one that you choose.',
  legend: 'Identity',
  own: 'The identity of this wallet or passkey itself',
  another: 'Or enter the address of another identity',
  anotherHint:
    'Your wallet or passkey acts for more identities than this list shows. The list has those that it took over last.',
  addressFault: 'This is not an address. It begins with 0x and has 42 characters.',
  signIn: 'Sign in',
} as const
