export const transactionTexts = {
  steps: {
    prepare: 'Prepare',
    confirm: 'Confirm in your wallet',
    sent: 'Sent',
    confirmed: 'Confirmed',
    record: 'Saved',
  },
  stepStates: { done: 'done', running: 'in progress', waiting: 'not yet', failed: 'failed' },
  processing: {
    preparing: 'Getting everything ready…',
    confirming: 'Your turn: open your wallet and confirm. If it asks to switch the network, confirm that first.',
    sent: 'On its way. The chain usually confirms within a minute; you can close this window, it goes on.',
    finishing: 'Almost done…',
  },
  /** These texts show if the wallet has too little money and the service offers to pay. */
  unaffordable: {
    text: 'Your wallet has too little money for the network fee. This service can pay it for you: you only sign.',
    service: 'Let us pay',
    wallet: 'I pay myself',
  },
  /** These texts replace those about the wallet for a person who signed in with a passkey. */
  byPasskey: {
    confirm: 'Confirm with your passkey',
    confirming: 'This service sends it for you and pays. If your device asks, confirm with your finger, face or PIN.',
  },
  successTitle: 'Transaction Successful!',
  /** Replaces `successTitle` when nothing went to the chain. */
  savedTitle: 'Successfully saved',
  failureTitle: 'Transaction Failed',
  failureFallback: 'There was an error processing your transaction.',
  /**
   * Each text says what a failed transaction did not change. How far the transaction came decides
   * which text shows.
   */
  unaffected: {
    beforeSent: 'Nothing was charged.',
    unanswered: 'If you confirmed it in your wallet, it goes on, and its result appears here by itself.',
    uncertain: 'Before you try again, check in your wallet whether the transaction was sent.',
    afterSent: 'The chain did not accept it. The network fee may have been charged.',
    afterConfirmed: 'The chain has confirmed it. It will appear here by itself in a moment.',
  },
  explorer: 'View transaction',
  busy: 'Please finish your other transaction first.',
} as const
