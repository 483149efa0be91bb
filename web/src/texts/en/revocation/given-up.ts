/** Texts about a revocation that the chain refused when the service sent it. */
export const givenUpTexts = {
  text: 'It counts here, but the chain refused it when we sent it. You can send it from your wallet; your wallet pays the fee.',
  send: 'Send It Yourself',
  title: 'Send Your Withdrawal',
  success: 'Your withdrawal is recorded on the chain.',
  saved: 'Your withdrawal still counts here. You can send it later.',
} as const
