import { moveSectionTexts } from '../recovery/guardians.ts'
import { wallet } from '../wallet/connect.ts'

/** An identity gets another key on this page although no key was lost. */
export const moveTexts = {
  title: moveSectionTexts.title,
  lead: 'Open your identity with a passkey instead of your wallet, or with a wallet instead of your passkey.',
  loading: 'Looking for your identity',
  loadFailure: 'Your identity could not be loaded.',
  comeIn: {
    heading: 'Come in with your present key',
    text: 'Only the key that opens your identity now can move it.',
    connect: `Connect ${wallet}`,
    signIn: 'Sign in',
  },
  what: {
    heading: 'What moving does',
    points: [
      'Your identity keeps its DID, its claims, its requests and its links. Links from before stay good, and say since when another key controls it.',
      'The new key has to agree, too. So nobody can be handed an identity that they did not ask for.',
      'After the move, the old key can do nothing for this identity. Only the new key can move it back.',
      'Other people’s programs may still see the old key in your did:ethr. Changing that is a step of its own, and needs a wallet as the old key.',
      'Private attributes still open with your recovery code. So have that code at hand, because your old key no longer opens them here.',
    ],
    guarded:
      'You have guardians, so the move waits for their delay. Until it is over, you can stop it, and so can they. Your guardians stay as they are.',
    unguarded:
      'You have no guardians, so the move takes effect at once. Nobody can stop it or undo it for you. With guardians, it would wait some days.',
    verifier:
      'You are a verifier. Your standing stays with the old key and does not move. With the new key, you cannot confirm anything or take anything back in its name.',
  },
  blocked: 'While this lasts, your identity cannot move.',
  file: {
    heading: 'Your guardians’ file',
    text: 'The chain knows only a number that stands for your guardians. Their file says how long the move has to wait.',
    missing: 'Open the file of your guardians first.',
  },
  choose: {
    heading: 'Choose the new key',
    toPasskey: 'A passkey on this device, on your phone or on a security key. Your browser asks you where.',
    create: 'Create a new passkey',
    find: 'Use a passkey that I have',
    toWallet: 'The wallet in this browser. It opens, and you choose the account.',
    connect: `Use ${wallet}`,
    opening: 'Please confirm…',
  },
  agree: {
    heading: 'The new key agrees',
    text: 'This key is to take over:',
    submit: 'Agree with the new key',
    asking: 'The new key is asking you…',
    same: 'This key is in charge of your identity already. Choose another one.',
    declined: 'The new key did not agree, so nothing has moved. You can ask it again.',
  },
  another: 'Choose another key',
  notOpened: 'No key was chosen, so nothing has moved. Please try again, and confirm with your device or wallet.',
  confirm: {
    heading: 'Your present key confirms',
    text: 'The new key has agreed:',
    own: 'If this key has an identity of its own, it asks you at each sign-in which one you mean.',
    atOnce: 'Move now',
    later: 'Start the move',
    moving: 'Your present key is asking you…',
    declined: 'Your present key did not confirm, so nothing has moved. You can ask it again.',
    pay: 'Pay with the wallet',
    payText:
      'This service cannot pay at the moment. The wallet can bring the move to the chain and pay for it. Or try again tomorrow.',
  },
  sent: {
    title: 'Your identity is moving',
    text: 'The chain is writing it down. This can take a minute.',
  },
  pending: {
    to: 'The new key is:',
    until: (date: string) => `The move can be finished from ${date}. Come back then with your present key.`,
    ready: 'The waiting time is over',
    readyText: 'One more step, and the new key acts for your identity. This service pays.',
    finish: 'Finish the move',
    finishing: 'Finishing…',
  },
  done: {
    title: 'Your identity has moved',
    text: 'The new key acts for it now, and the old key is signed out. Your guardians stay as they are.',
    signIn: 'Sign in with the new key',
    toProfile: 'Go to your profile',
  },
  moved: {
    title: 'This wallet’s identity has moved',
    text: (address: string) => `${address} acts for it now. Sign in with that key.`,
  },
  resolver: {
    heading: 'For other people’s programs',
    text: 'This service follows your move by itself. Other people’s programs ask another registry (ERC-1056) which key speaks for this did:ethr, and there it is still your old wallet:',
    change:
      'You can hand it over there, too. It is a transaction of your old wallet, and that wallet pays. Afterwards, only the new key can change it again, and this service does not pay for that.',
    passkey:
      'Many such programs know keys of wallets only. They then find no key that they understand, because your new key is a passkey.',
    submit: 'Hand it over there, too',
    sending: 'Your wallet is asking you…',
    done: 'Other people’s programs see the new key from now on.',
    declined: 'Your wallet did not send it, so other people’s programs still see the old key.',
  },
} as const
