import type { AlertSettings } from '@did/domain/alert/alert'
import type { Language } from '@did/domain/language'
import { sendAlerts } from '../../src/modules/alerts/send-alerts.ts'
import type { Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts'

let serial = 0
export const newAddress = () => `person${serial++}@mail.example`
export const settingsOf = ({ client }: Person) => client.ok<AlertSettings>('GET', '/api/alerts')
export const setAddress = ({ client }: Person, address: string) =>
  client.code('PUT', '/api/alerts/address', { address })
/**
 * Sets a mail address for alerts, as a page in the given language does. A page names its language
 * in a cookie.
 */
export const setAddressIn = (language: Language, { client }: Person, address: string) =>
  client.call('PUT', '/api/alerts/address', { address }, { cookie: `${client.cookie}; language=${language}` })
export const tokenIn = (text: string | undefined, what: 'confirm' | 'stop') =>
  new RegExp(`/alerts#${what}=([\\w-]+)`).exec(text ?? '')?.[1]

export type MailRig = {
  installation: Installation
  node: Node
  receiver: MailReceiver
  deliver: () => Promise<void>
  /** The subjects of the mails that arrived, in alphabetical order. */
  subjects: () => (string | undefined)[]
  confirm: (token: string | undefined, headers?: Record<string, string>) => ReturnType<typeof send>
  stop: (token: string | undefined) => ReturnType<typeof send>
  /** Sets and confirms a mail address, and chooses the kinds of alerts. Returns the address. */
  tell: (person: Person, mailKinds: readonly string[]) => Promise<string>
  close: () => Promise<void>
}

export async function openMailRig(): Promise<MailRig> {
  const receiver = await startMailReceiver()
  const installation = await createInstallation({ SMTP_URL: receiver.url, MAIL_FROM: 'alerts@did.example' })
  const node = await installation.startNode()
  const deliver = () => sendAlerts(node.ctx)
  const confirm = (token: string | undefined, headers: Record<string, string> = {}) =>
    send(node, 'POST', '/api/alerts/confirm', { token }, { headers })
  return {
    installation,
    node,
    receiver,
    deliver,
    subjects: () => receiver.mails.map(({ headers }) => headers.get('subject')).toSorted(),
    confirm,
    stop: (token) => send(node, 'POST', `/api/alerts/stop/${token}`),
    async tell(person, mailKinds) {
      const address = newAddress()
      await setAddress(person, address)
      await deliver()
      await confirm(tokenIn(receiver.mails.at(-1)?.text, 'confirm'))
      await person.client.ok('PUT', '/api/alerts', { mailKinds })
      receiver.mails.length = 0
      return address
    },
    async close() {
      await installation.close()
      await receiver.close()
    },
  }
}
