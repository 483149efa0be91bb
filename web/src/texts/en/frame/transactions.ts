export const transactionTexts = {
  steps: {
    prepare: 'Prepare',
    confirm: 'Confirm in MetaMask',
    sent: 'Sent',
    confirmed: 'Confirmed',
    record: 'Saved',
  },
  stepStates: { done: 'done', running: 'in progress', waiting: 'not yet', failed: 'failed' },
  processing: {
    preparing: 'Getting everything ready…',
    confirming: 'Your turn: open MetaMask and confirm. If it asks to switch the network, confirm that first.',
    sent: 'On its way. The chain usually confirms within a minute; you can close this window, it goes on.',
    finishing: 'Almost done…',
  },
  successTitle: 'Transaction Successful!',
  failureTitle: 'Transaction Failed',
  failureFallback: 'There was an error processing your transaction.',
  /** Says what a failed transaction leaves unaffected, by how far the transaction came. */
  unaffected: {
    beforeSent: 'Nothing was charged.',
    afterSent: 'It was sent to the chain, which did not accept it. The network fee may have been charged.',
    afterConfirmed: 'The chain has confirmed it, so nothing is lost. It will appear here by itself in a moment.',
  },
  explorer: 'View transaction',
  busy: 'Another transaction is still waiting for you. Please finish that first.',
} as const
