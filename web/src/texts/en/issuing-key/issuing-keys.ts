/** A verifier signs credentials for other people's wallets with these keys. */
export const issuingKeyTexts = {
  heading: 'Keys for other people’s wallets',
  intro:
    'Owners can put what you confirm into wallets of other people’s software. Some wallets want a signature by a key of yours. Your wallet announces the key on the chain, where everybody finds it. A reader sees whether you are accredited.',
  loading: 'Reading your keys',
  failed: 'Your keys could not be read.',
  unknownRegistry: 'This service does not know the contract on which keys are announced.',
  needsAccreditation:
    'Without a wallet of your own, you can announce a key as soon as you are accredited: then this service pays for it.',
  custody: {
    legend: 'Who keeps the key?',
    another: 'Another key: who keeps it?',
    service: {
      label: 'This service keeps it',
      hint: 'Credentials are signed at once, also while you are away. Each credential contains the confirmation of your wallet, so the service can invent nothing with the key.',
      kept: 'Key that this service keeps',
    },
    browser: {
      label: 'This browser keeps it',
      hint: 'Nobody else can sign with the key. Owners wait until you are signed in here with this browser. Whoever clears the data of this browser loses the key.',
      kept: 'Key that a browser keeps',
    },
    unsupported: 'This browser cannot keep such a key.',
  },
  make: {
    action: 'Make the key',
    title: 'Announce your key',
    success: 'Everybody finds your key from now on.',
    saved: 'The key is made. You can announce it later.',
    done: { title: 'Key announced', description: 'Owners can put what you confirm into more wallets now.' },
  },
  announce: 'Announce',
  state: {
    waiting: 'Your wallet has not announced the key yet',
    active: (day: string) => `Counts until ${day}`,
    expired: 'Expired',
    'taken-back': 'Taken back',
  },
  stopped: 'No longer used here, but others still count it',
  elsewhere: 'This key is in another browser',
  waitsElsewhere: 'This key is in another browser. Announce it there. If you did not make it, take it back.',
  revocation: {
    action: 'Take back…',
    warning: 'Everything that this key has signed stops counting, everywhere and for good.',
    confirm: 'Take the key back',
    keep: 'Keep the key',
    title: 'Take your key back',
    success: 'Nobody counts the key any more.',
    saved: 'The key is no longer used here. Others count it until your wallet has taken it back.',
    done: { title: 'Key taken back', description: 'Nothing that it signed counts any more.' },
  },
  signed: (count: number) => ({
    title: count === 1 ? 'Credential signed' : `${count} credentials signed`,
    description: 'The wallets that waited get them now.',
  }),
  refused: 'A credential that waits for your signature differs from what you confirmed. This browser did not sign it.',
  later: (count: number) =>
    `${count === 1 ? 'A credential' : `${count} credentials`} could not be signed yet. This page tries again by itself.`,
  unsigned: (count: number) =>
    `${count === 1 ? 'A credential' : `${count} credentials`} could not be signed. The others do not wait for that. Reload this page to try again. If this notice comes back, please write to the operator on the contact page.`,
} as const
