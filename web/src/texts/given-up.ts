/** Of a withdrawal that the service could not bring to the chain. */
export const givenUpTexts = {
  text: 'It counts here, but the chain refused it when we sent it. You can send it from your wallet; your wallet pays the fee.',
  send: 'Send It Yourself',
  title: 'Send Your Withdrawal',
  success: 'Your withdrawal is recorded on the chain.',
  saved: 'Your withdrawal still counts here. You can send it later.',
} as const
