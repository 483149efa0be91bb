import { provenYears } from '@did/domain/proof/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { recoveryCode } from '@did/domain/vault/limits'
import { plural } from '../frame/plural.ts'

const codeCharacters = recoveryCode.groups * recoveryCode.groupLength

/** docs/vault-and-proofs.md says what each text about private attributes promises. */
export const vaultTexts = {
  heading: 'Private attributes',
  lead: 'Facts such as a birth date that you can prove without showing them. They are locked in this browser before they leave it.',
  open: 'Private attributes…',
  title: 'Private attributes',
  description: 'Sealed in your browser. Neither we nor our administrators can read them.',
  loading: 'Looking for your private attributes',
  loadFailed: 'Your private attributes could not be read.',
  cancel: 'Cancel',
  close: 'Close',
  replaced: 'These were locked with a new key, in another tab or on another device. Open them again to go on.',
  make: {
    text: 'You enter facts once; verifiers you choose can vouch for them; later you prove one without showing it. Everything is locked with a key that only you have.',
    warning:
      'If you lose every way in, your private attributes are lost for good: nobody can open them for you. Claims and what verifiers confirmed stay.',
    begin: 'Set up private attributes',
    restore: 'Restore from a backup file',
    code: {
      heading: 'Your recovery code',
      text: 'Write it down and keep it where you keep papers. It is shown once.',
      unexplained:
        'Write it down and keep it where you keep papers. It is shown once. If you lose it and every other way in, nobody can open your private attributes for you.',
      label: 'Recovery code',
      copy: 'Copy the code',
      copied: { title: 'Code copied', description: 'Keep it where nobody else reads it.' },
      ask: (place: number) => `Type group ${place} of your code`,
      wrong: (place: number) => `This is not group ${place}. Please look at the code again.`,
      next: 'Continue',
    },
    second: {
      heading: 'And a way for every day',
      text: 'Choose how this browser opens your private attributes from now on. The recovery code always works, too.',
    },
    wallet: 'Use my wallet',
    passkey: 'Use a passkey',
    ownPasskey: 'Use my passkey',
    unfit:
      'This passkey signs you in, but your device cannot open private attributes with it. The recovery code opens them on every device.',
    codeAlone: 'Go on with the code alone',
    working: 'Please confirm…',
    done: {
      title: 'Private attributes set up',
      description: 'They are open in this tab until you lock them or sign out.',
    },
  },
  unlock: {
    text: 'Your private attributes are locked.',
    wallet: 'Open with my wallet',
    ownPasskey: 'Open with my passkey',
    passkey: (added: string) => `Open with the passkey of ${added}`,
    code: 'Recovery code',
    codeHint: 'Eight groups of five. Small letters and spaces do not matter.',
    codeOpen: 'Open with the code',
    wrongGroups: (groups: string, count: number) =>
      plural(count, { one: `Group ${groups} has a mistake.`, other: `Groups ${groups} have a mistake.` }),
    wrongLength: (characters: number) => `A code has ${codeCharacters} characters; this has ${characters}.`,
    refused:
      'This does not open them. A recovery code that was replaced opens nothing any more, and what was restored from another site opens with its recovery code alone.',
    working: 'Opening…',
  },
  opened: {
    text: 'Open in this tab only, until you lock them, reload the page or sign out.',
    lock: 'Lock',
    contents: 'What is in it',
    empty: 'Nothing yet. Open one of your claims and add private attributes to it.',
    attributes: (title: string, count: number) =>
      plural(count, { one: `${title}: # attribute`, other: `${title}: # attributes` }),
    verifierKey: 'Your key as a verifier',
    damaged: (count: number) =>
      plural(count, {
        one: '# entry cannot be read: it was not sealed by you for this place.',
        other: '# entries cannot be read: they were not sealed by you for this place.',
      }),
    backup: 'Save a backup file',
    backupFile: 'private-attributes-backup.json',
    backedUp: { title: 'Backup saved', description: 'The file is sealed. It opens with any of your ways in.' },
  },
  ways: {
    heading: 'Ways in',
    names: { wallet: 'Wallet', passkey: 'Passkey', recovery: 'Recovery code' },
    added: (day: string) => `since ${day}`,
    remove: (name: string) => `Remove: ${name}`,
    addWallet: 'Add my wallet',
    addPasskey: 'Add a passkey',
    addOwnPasskey: 'Add my passkey',
    newCode: 'New recovery code',
    changed: { title: 'Way in added', description: 'Your private attributes stay as they are.' },
    removing:
      'When you remove a way or replace the code, everything is locked with a new key. What was removed cannot open what you store from then on. With an earlier backup it still opens what that backup holds.',
    newCodeText:
      'Write the new code down. When you continue, everything is locked with a new key, and the old code cannot open it. With an earlier backup the old code still opens what that backup holds.',
    rotated: {
      title: 'Locked with a new key',
      description: 'Only the ways in that are listed now open it. Please save a new backup file.',
    },
    losses: {
      heading: 'This would not come along',
      way: (name: string, day: string) => `${name}, since ${day}: it will be removed.`,
      items: (count: number) =>
        plural(count, {
          one: '# entry that cannot be read will be deleted.',
          other: '# entries that cannot be read will be deleted.',
        }),
      keep: 'To keep a way, lock your private attributes, open them with that way once, and come back.',
      code: 'You get a new recovery code.',
      go: 'Go on without',
      back: 'Back',
    },
  },
  restore: {
    choose: 'Backup file',
    other: 'This backup belongs to another wallet. It opens only with the wallet it was made for.',
    done: {
      title: 'Backup restored',
      description: 'On the site where it was made, any way in opens it. Anywhere else, the recovery code does.',
    },
  },
  again: {
    open: 'Start again without them…',
    text: 'If you have none of these ways in any more, your private attributes are lost: nobody can open them. This deletes them and all ways in. Claims and what verifiers confirmed stay.',
    word: 'delete',
    confirm: 'Type “delete” to confirm',
    submit: 'Delete private attributes',
    done: { title: 'Private attributes deleted', description: 'Your claims stay. You can set them up again.' },
  },
  attributes: {
    heading: 'Private attributes',
    text: 'Optional. Only you, and verifiers you share them with, can read these. You can prove something about them later.',
    fixed: 'A verifier has vouched for these. Changed ones need to be confirmed again.',
    choose: 'Not given',
    yes: 'Yes',
    no: 'No',
    save: 'Save private attributes',
    saving: 'Saving...',
    saved: { title: 'Private attributes saved', description: 'Sealed in this browser before they were stored.' },
    none: 'Please enter at least one',
    wrong: {
      date: `Enter a day between ${provenYears.first} and ${provenYears.last}`,
      number: 'Enter a whole number',
      decimal: 'Enter a number with at most two decimals, such as 2.75',
      other: 'This cannot be used. Please shorten or change it.',
    },
  },
  share: {
    label: 'Share my private attributes with this verifier',
    hint: 'Sealed to this verifier’s key. Nobody else can read them, and they are deleted with the decision.',
    refused: {
      none: 'This verifier cannot receive private attributes yet.',
      bad: 'This verifier’s key is not signed by its wallet. Nothing is shared with it.',
      unknown: 'The chain could not be asked about this verifier right now.',
      ended: 'This verifier’s key has ended, and there is no new one yet.',
      older:
        'This key is not the newest that this page has seen. Somebody else may have it by now. Nothing is shared with it.',
      frozen: 'A key of this verifier is reported stolen. Nothing is shared with it.',
      suspended: 'The registry has suspended this verifier’s wallet. Nothing is shared with it.',
      'not-accredited': 'The registry does not know this verifier’s wallet. Nothing is shared with it.',
    },
    without: 'Send the request without them',
    sealedFor: (name: string) => `For ${quoteWords(name)}`,
    reviewed: (domain: string) =>
      `The registry on the chain has reviewed this name${domain === '' ? '' : ` and the domain ${domain}`} for the wallet:`,
    renamed: (listed: string) => `The list calls it ${quoteWords(listed)}.`,
    notReviewed: 'Not reviewed',
    unknownWallet: (listed: string) =>
      `Nobody has reviewed a name for this wallet, so anybody may call it ${quoteWords(listed)}. Share only if the verifier has told you this address:`,
    agree: 'Share with this wallet all the same',
    signature: 'Your wallet asks for one signature more. It proves to the verifier that these come from you.',
    /** Replaces the words about the wallet for a person who signed in with a passkey. */
    byPasskey: {
      signature: 'You sign once more with your passkey. This proves to the verifier that these come from you.',
    },
    checking: 'Checking the verifier’s key',
    locked: 'Open your private attributes to share them.',
  },
  verifier: {
    heading: 'From the holder',
    text: 'Sealed to you, and opened in this browser. Check each value as you check the claim: your signature vouches for all of them.',
    locked: 'The holder has shared private attributes with you. Open your private attributes to read them.',
    from: (wallet: string, day: string) => `Signed by the holder’s wallet ${wallet} on ${day}.`,
    failed: 'What the holder shared cannot be used. You can still confirm the claim’s text alone.',
    faults: {
      'attributes-unsigned':
        'These were sent before holders signed what they share, so nobody can tell who sent them. They stay closed. Reject the request with that reason, so that the holder can send them again, or confirm the claim’s text alone.',
      'attributes-signature-invalid':
        'These are not signed by the wallet that holds this DID: somebody else may have put them here. They stay closed. You can still confirm the claim’s text alone.',
      'chain-unreachable':
        'The chain could not be asked who holds this DID, so these stay closed for now. Try again in a moment.',
    },
    retry: 'Try again',
    makeKey: 'Let holders share private attributes with you',
    makeKeyText: 'One signature makes a key. Holders seal their attributes to it, and you open them in this browser.',
    makeKeyAction: 'Make my key',
    made: { title: 'Key published', description: 'Holders can share private attributes with you now.' },
    hasKey: (day: string) => `Holders can share private attributes with you. Your key lasts until ${day}.`,
    renewKey: (day: string) => `Your key ends on ${day}`,
    endedKey: (day: string) => `Your key ended on ${day}`,
    renewKeyText:
      'One signature makes the next one. What was sealed to your earlier keys can still be opened: they stay in your vault.',
    renewKeyAction: 'Make the next key',
    keyUnknown: 'Whether holders can share private attributes with you could not be loaded.',
  },
} as const
