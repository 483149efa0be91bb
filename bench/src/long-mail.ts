/**
 * Measures how long `/check` searches a mail of 1 MB for links, before it asks the chain or the
 * server anything. For a mail with good links, the time is compared with a floor: a plain regular
 * expression that finds each address once, and the parsing of each address. The other mails in this
 * bench consist of what takes the search longest: cut links, links inside a redirecting site's
 * address, and escaped characters. All times are CPU time, so other programs on the machine do not
 * change them.
 */
import { buildShareUrl, parseShareUrl } from '@did/credentials/share/share-link'
import { buildCredentialShare } from '@did/credentials/test/credential-fixtures'
import { maximumRows } from '@did/domain/share/limits'
import { findLinks } from '../../web/src/pages/check/bring/find-links.ts'
import { atMost, type Figure, median } from './rig.ts'

const characters = 1_000_000
const rounds = 15
const origin = 'https://id.example'
const limits = { milliseconds: 200, ratio: 1.5 }

export async function benchLongMail(): Promise<Figure[]> {
  const link = buildShareUrl({ publicUrl: origin, ...(await buildCredentialShare(['holder_name'])) })
  const mail = writeMail(link)
  const ours = () => medianOf(() => findLinks(mail, origin))
  const floor = () =>
    medianOf(() => [...mail.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([found]) => parseShareUrl(found)))
  const [measured, against] = [ours(), floor()]
  const wrapped = encodeURIComponent(encodeURIComponent(link))
  const hostile = [`${link.slice(0, -3)}\n`, `https://out.example/?u=${wrapped}&d=1\n`, '/s/AAAAAAAA%2523%25']
  const slowest = Math.max(...hostile.map((line) => medianOf(() => findLinks(fill(line), origin))))
  return [
    atMost(`a mail with ${maximumRows} links`, measured, limits.milliseconds, 'ms'),
    {
      what: 'the same, beside one pass of a regular expression that parses each link',
      measured: `${measured.toFixed(0)} ms`,
      against: `${against.toFixed(0)} ms`,
      ratio: measured / against,
      atMost: limits.ratio,
    },
    atMost(`the slowest of ${hostile.length} mails that a stranger filled`, slowest, limits.milliseconds, 'ms'),
  ]
}

function writeMail(link: string): string {
  const text = 'The applicant sent this link with a letter and two copies. '.repeat(40)
  const part = characters / maximumRows - 1
  return Array.from({ length: maximumRows }, () => `${link}\n${text}`.slice(0, part)).join('\n')
}

const fill = (line: string) => line.repeat(Math.ceil(characters / line.length)).slice(0, characters)

function medianOf(work: () => unknown): number {
  return median(Array.from({ length: rounds }, () => cpuOf(work)))
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
