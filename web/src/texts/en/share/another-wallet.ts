import { claimJwtMs } from '@did/domain/portable/limits'
import { writeDuration } from '@did/domain/texts/en/durations'

/** An owner puts a verified claim into a wallet of other people's software (OpenID4VCI). */
export const anotherWalletTexts = {
  open: 'Put it in another wallet',
  how: 'Other wallets on your phone can keep this claim, too. It stays here as well.',
  title: 'Put it in another wallet',
  lead: 'The wallet must be able to receive credentials by OpenID4VCI. It gets a copy, which it can show without us.',
  form: {
    kind: 'Which form does your wallet understand?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: you choose what you show. Take this one if you do not know',
      claim_jwt: `JWT: for older wallets. It shows everything and ends after ${writeDuration(claimJwtMs)}`,
      claim_ldp:
        'VC 2.0: the verifier’s own key signs it, so others can check it without this service. It shows everything',
      claim_ob: 'Open Badge: for pages and wallets that show badges. It shows everything',
    },
    loading: 'Looking for the possible forms',
    signedLater: 'The verifier signs this form in its own browser. Your wallet may wait for some days.',
    file: 'Save as a file',
    fileHint: 'A file belongs to no wallet. Whoever has it can read it.',
    txCode: 'Ask for six digits',
    txCodeHint: 'Then nobody who only sees the code can take the claim.',
    make: 'Show the code',
  },
  shown: {
    scan: 'Scan this code with your wallet.',
    qrAlt: 'Code that gives this claim to a wallet',
    link: 'Open a wallet on this device',
    digits: 'Your wallet asks for these digits:',
    copy: 'Copy Link',
    copied: {
      title: 'Link copied',
      description: 'Paste it into your wallet. Whoever has the link can take the claim.',
    },
    copyFailed: { title: 'Copy failed', description: 'Your browser did not allow it. Scan the code instead.' },
    ends: (time: string) => `The code can be used once, until ${time}.`,
  },
  state: {
    open: 'Waiting for your wallet',
    taken: 'A wallet has taken the code',
    waiting: 'The wallet waits for the claim. You can close this window.',
    issued: 'The wallet has the claim',
    expired: 'The code has ended',
    refused: 'This form does not fit the claim',
  },
  event: {
    credential_accepted: { title: 'The wallet has the claim', text: 'The wallet says that it keeps the claim.' },
    credential_failure: {
      title: 'The wallet could not keep the claim',
      text: 'The wallet says so. Another form of the claim may help.',
    },
    credential_deleted: {
      title: 'The wallet no longer has the claim',
      text: 'The wallet says that the claim was deleted there.',
    },
  },
  issued: 'If the confirmation is taken back, the copy in the wallet counts no more, either.',
  expired: 'No wallet has the claim. Please make a new code.',
  refused: 'The verifier could not sign the claim in this form. Please choose another form.',
  unreachable: 'The service does not answer at the moment. This page keeps asking.',
  failed: 'The code could not be made.',
  again: 'New code',
  done: 'Done',
}
