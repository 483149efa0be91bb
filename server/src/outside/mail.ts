import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type OutgoingMail = {
  /** An address that its owner has confirmed, or that gets the link to confirm it. */
  recipient: string
  subject: string
  text: string
  /** The id has no angle brackets. */
  messageId: string
  date: Date
  headers: Record<string, string>
}

/** Throws if the mail server refuses the mail. */
export type MailServer = { send: (mail: OutgoingMail) => Promise<void> }

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Returns null if the installation names no mail server (SMTP_URL). */
export function openMailServer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailServer | null {
  if (!smtpUrl) return null
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ recipient, messageId, ...mail }) {
      await transport.sendMail({ ...mail, from: mailFrom, to: recipient, messageId: `<${messageId}>` })
    },
  }
}
