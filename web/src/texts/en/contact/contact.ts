import { contactMessages } from '@did/domain/account/contact-limits'

export const contactTexts = {
  title: 'Contact',
  lead: 'Write to the people who run this installation. You need no wallet and no account.',
  form: {
    heading: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail address',
    emailHint: 'An answer goes there, and nowhere else.',
    message: 'Your message',
    messageHint: 'Please leave out passwords, document numbers and links that only some people should open.',
    submit: 'Send Message',
    submitting: 'Sending...',
    kept: `Your name, address and message are kept for ${contactMessages.keptMonths} months and then deleted. Only administrators read them.`,
    failed: 'Your message was not sent',
  },
  sent: {
    title: 'Your message was sent',
    text: 'It waits for an administrator of this installation, who answers by e-mail.',
    again: 'Write another message',
  },
  hints: {
    heading: 'Often quicker',
    items: [
      {
        heading: 'A credential you were shown',
        text: 'Ask the verifier named on the result page. Only they know what they looked at before they signed.',
      },
      {
        heading: 'A request that is still waiting',
        text: 'It went to the verifier you chose. Open Verification on your dashboard to see whom it waits for. You can ask another one, too.',
      },
      {
        heading: 'Something that does not work',
        text: 'Open Debug Tools, choose “Copy Report” and paste it into your message. It names versions and states, nothing personal.',
      },
    ],
    debug: 'Open Debug Tools',
  },
} as const

export const messagesTexts = {
  heading: 'Contact messages',
  empty: 'No message is waiting.',
  emptyDone: 'None is done yet.',
  failed: 'The messages could not be loaded.',
  sent: (date: string) => `Sent ${date}`,
  done: 'Mark as Done',
  undo: 'Take Back',
  showDone: 'Messages that are done',
  kept: `Each is deleted ${contactMessages.keptMonths} months after it was sent.`,
  markFailed: 'Error',
} as const
