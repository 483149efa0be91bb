/** Changes links as mail programs, messengers and redirectors do. */
import type { Hex } from '@did/domain/hex'
import { holderChallengeIdSchema, requestForProofIdSchema } from '@did/domain/ids'
import { buildChallengePath } from '../src/holder-challenge/challenge-link.ts'
import { buildRequestPath } from '../src/request-for-proof/request-code.ts'
import { attachProved, buildControlledUrl, buildShareUrl } from '../src/share/share-link.ts'
import { makeCollectionLink, makeShortLink } from '../src/share/short-link.ts'
import { buildCredentialShare } from './credential-fixtures.ts'

type Wrap = (link: string) => string

const publicUrl = 'https://id.example'
const hex = (byte: string): Hex => `0x${byte.repeat(32)}`
const random = Uint8Array.from({ length: 22 }, (_, index) => index * 11 + 3)
const { url: short, ...controlled } = makeShortLink(publicUrl, random)
const open = buildShareUrl({ publicUrl, ...(await buildCredentialShare(['holder_name'])) })

/** One complete link of every kind that the product makes. */
export const linksOfEveryKind: Record<string, string> = {
  'an open share': open,
  'an open share with a proof': attachProved(
    open,
    Uint8Array.from({ length: 138 }, (_, index) => index),
  ),
  'a controlled share': buildControlledUrl({ publicUrl, ...controlled }),
  'a short link': short,
  'a link to several credentials': makeCollectionLink(publicUrl, { count: 3, random }).url,
  'a request for proof':
    publicUrl +
    buildRequestPath({
      id: requestForProofIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
      publicKey: hex('a7'),
      requestHash: hex('5f'),
    }),
  'a holder challenge':
    publicUrl +
    buildChallengePath({ id: holderChallengeIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'), key: 'EBESExQVFhcYGRobHB0eHw' }),
  'an invitation of a device': `${publicUrl}/add-key#0123456789AB`,
}

const toEscaped = encodeURIComponent
const intoMiddle = (mark: string) => (link: string) => link.replace(/(?<=#.{3})/, mark)

/** Each function returns an address that redirects to the link. */
export const redirectors: Record<string, Wrap> = {
  'Outlook’s Safe Links': (link) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${toEscaped(link)}&data=05%7C02%7Cmaya%40id.example%7C1a2b&sdata=Qk%2Bx%3D&reserved=0`,
  'Outlook’s Safe Links with a # escaped twice': (link) =>
    `https://nam02.safelinks.protection.outlook.com/?url=${toEscaped(link).replaceAll('%23', '%2523')}&data=04%7C01&reserved=0`,
  'Google’s redirector': (link) => `https://www.google.com/url?q=${toEscaped(link)}&sa=D&source=editors&usg=AOvVaw0`,
  'Facebook’s redirector': (link) => `https://l.facebook.com/l.php?u=${toEscaped(link)}&h=AT0_x-9&s=1`,
  'Proofpoint’s first redirector': (link) =>
    `https://urldefense.proofpoint.com/v1/url?u=${toEscaped(link)}&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A`,
  'Proofpoint’s second redirector': (link) =>
    `https://urldefense.proofpoint.com/v2/url?u=${toEscaped(link)
      .replaceAll(/[-_]/g, (mark) => (mark === '-' ? '%2D' : '%5F'))
      .replaceAll('%2F', '_')
      .replaceAll('%', '-')}&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf-v5A_CdpgnVfiiMM&e=`,
  'Proofpoint’s third redirector': toThird,
  'Barracuda’s redirector': (link) =>
    `https://linkprotect.cudasvc.com/url?a=${toEscaped(link).replaceAll(/%../g, (code) => code.toLowerCase())}&c=E,1,x-y_z&typo=1`,
  'Cisco’s redirector': (link) => `https://secure-web.cisco.com/1aB_c-D/${toEscaped(link)}`,
  'a redirector that nobody knows': (link) => `https://go.example.net/track?id=7&to=${toEscaped(toEscaped(link))}#top`,
  'a redirector that puts the fragment behind its parameters': (link) => {
    const [address = '', fragment = ''] = link.split('#')
    return `https://out.example.net/?to=${toEscaped(address)}&from=mail#${fragment}`
  },
}

export const changedLinks: Record<string, Wrap> = {
  'its # escaped': (link) => link.replace('#', '%23'),
  'its # escaped twice': (link) => link.replace('#', '%2523'),
  'its ? and # escaped': (link) => link.replace('?', '%3F').replace('#', '%23'),
  'its escapes undone': (link) => decodeURIComponent(link),
  'everything behind its host escaped': (link) => link.replace(/(?<=\/\/[^/]+\/).*/s, (behind) => toEscaped(behind)),
  'a parameter of a tracker': (link) =>
    link.replace(/#|\?|$/, (mark) => (mark === '?' ? '?fbclid=IwAR0&' : `?utm=x${mark}`)),
  'a soft hyphen within': intoMiddle('\u00ad'),
  'a space of no width within': intoMiddle('\u200b'),
}

export const surroundings: Record<string, Wrap> = {
  'marks without width around': (link) => `\u2066${link}\u200b\u2069`,
  'asterisks around': (link) => `*${link}*`,
  'underscores around': (link) => `__${link}__`,
  'angle brackets around': (link) => `<${link}>`,
  'parentheses around': (link) => `(see ${link})`,
  'quotation marks around': (link) => `“${link}”, "${link}", '${link}'`,
  'a dot behind': (link) => `It is ${link}.`,
  'the marks of Slack': (link) => `<${link}|${link}>`,
  'the marks of Markdown': (link) => `[my claim](${link})`,
  'the escapes of HTML': (link) => `<a href="${link.replaceAll('&', '&amp;').replaceAll('#', '&#35;')}">my claim</a>`,
  'the transfer encoding of mails': (link) =>
    `Hello,\r\n${link.replaceAll('=', '=3D').replaceAll(/(.{60})/g, '$1=\r\n')}\r\nMaya`,
}

/**
 * Version 3 of Proofpoint's redirector takes some characters out of an address, and writes them in
 * base64 behind the address.
 */
function toThird(link: string): string {
  const kept: string[] = []
  const address = link.replaceAll(/[^\w\-.~:/?&=%!]+/g, (marks) => {
    kept.push(marks)
    return marks.length === 1 ? '*' : `**${String.fromCharCode(63 + marks.length)}`
  })
  return `https://urldefense.com/v3/__${address}__;${new TextEncoder().encode(kept.join('')).toBase64({ alphabet: 'base64url', omitPadding: true })}!!BKX_s9v-JkUA!LdI9x_8-Qw$`
}
