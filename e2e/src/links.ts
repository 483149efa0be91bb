/** The link with `from` exchanged for `to` in its payload, once or wherever it stands: still base64, still JSON of the right shape. */
export function changePayload(link: string, from: string, to: string, where: 'once' | 'everywhere'): string {
  const url = new URL(link)
  const json = Buffer.from(url.searchParams.get('data') ?? '', 'base64').toString('utf8')
  const changed = where === 'once' ? json.replace(from, to) : json.replaceAll(from, to)
  if (changed === json) throw new Error(`The payload does not say ${from}`)
  url.searchParams.set('data', Buffer.from(changed, 'utf8').toString('base64'))
  return url.href
}
