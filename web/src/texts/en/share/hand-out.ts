import { plural } from '../frame/plural.ts'

/** These texts stand apart, because the other pages that copy links do not need them. */
export const handOutTexts = {
  send: 'Send',
  sendFailed: { title: 'Not sent', description: 'The link could not be handed to another app. Copy it instead.' },
  mail: {
    subject: (title: string) => title,
    sentence: (title: string) => `${title}. Open the link to check it.`,
    body: (title: string, url: string) =>
      `${title}\n\n${url}\n\nOpen the link to check it. The page says who confirmed it and whether it still holds. You need no account.`,
  },
  /**
   * The panel below the QR code shows these texts before the owner sends, enlarges or prints the
   * link.
   */
  panel: {
    heading: { send: 'Send a link', enlarge: 'Show a code', print: 'Print a code' },
    which: 'Which link',
    differs: {
      short: 'Small code. Needs our service to open. You can end it at any time.',
      open: 'Long, with a fine code. Opens and is checked without our service. Nobody can take it back.',
    },
    sheet: 'Send with another app',
    mail: 'E-mail',
    copy: 'Copy',
    act: { enlarge: 'Show it', print: 'Print it' },
    close: 'Close',
  },
  label: {
    label: 'Who is it for? (optional)',
    hint: 'Only you see this. It helps you find and end the right link later.',
    example: 'ACME, application',
    add: 'Add a label',
    change: 'Change the label',
    save: 'Save the label',
    cancel: 'Cancel',
  },
  /** The dialog that puts several credentials into one link. */
  several: {
    action: 'Share several',
    title: 'Share several credentials',
    description: 'Choose them. One link shows them all, and each is checked on its own.',
    list: 'Your credentials',
    chooseMore: 'Choose at least two.',
    name: (count: number) => `${count} credentials`,
  },
  together: {
    summary: (others: number) =>
      others === 0
        ? 'Add other credentials to this link'
        : `${plural(others, { one: '# other credential', other: '# other credentials' })} in this link`,
    hint: 'Each is checked on its own. The others show their basic details and the name.',
    list: 'Your other credentials',
    notVerified: 'Nobody has confirmed it yet. Whoever opens the link is told so.',
    full: (most: number) => `One link holds ${most} credentials at most.`,
  },
} as const
