import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { recipient: string; source: string; headers: Map<string, string>; text: string }
export type MailReceiver = {
  url: string
  mails: ReceivedMail[]
  /** In the mode `refuse`, the server answers each mail with a temporary error. */
  behaviour: { mode: 'take' | 'refuse' }
  close: () => Promise<void>
}

/** Starts a real SMTP server on a free port. The server keeps the mails that it accepts. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const behaviour: MailReceiver['behaviour'] = { mode: 'take' }
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behaviour.mode === 'refuse') return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        mails.push({ recipient, ...parse(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  smtp.on('error', () => {})
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behaviour,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}

function parse(source: string): Omit<ReceivedMail, 'recipient'> {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  const body = rest.join('\n\n').replaceAll('\r\n', '\n')
  return { source, headers, text: decode(body, headers.get('content-transfer-encoding')) }
}

/**
 * Decodes the words of a header that are not ASCII (RFC 2047). White space between two encoded
 * words is no part of the text.
 */
function decodeWords(value: string): string {
  const bytes = value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('latin1') : toBytes(word.replaceAll('_', ' ')),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  return Buffer.from(toBytes(body.replaceAll('=\n', '')), 'latin1').toString('utf8')
}

/** Decodes quoted-printable text. Returns one character for each decoded byte. */
function toBytes(quoted: string): string {
  return quoted.replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
}
