import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { certificate } from '@did/local/test-certificate'
import type { Context } from '../../../src/context.ts'

export const host = 'northfield.example'

/** Opens the web site of a stranger. `outside` leads each connection of the server to this site. */
export async function openStrangerSite() {
  /**
   * `texts` has the site's texts by their paths. `addresses` are the IP addresses of the site's
   * name. `dialed` lists the addresses to which the server has connected.
   */
  const stranger = { texts: {} as Record<string, string>, addresses: [] as string[], dialed: [] as string[] }
  const reset = () => Object.assign(stranger, { texts: {}, addresses: ['93.184.215.14'], dialed: [] })
  const site = createServer(certificate, (request, response) => {
    const text = request.headers.host === host ? stranger.texts[request.url ?? ''] : undefined
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(text ?? '')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const outside: Context['outside'] = {
    resolve: async () => stranger.addresses,
    connect: ({ address, host: servername }) => {
      stranger.dialed.push(address)
      return connect({ host: '127.0.0.1', port, servername, ca: certificate.cert })
    },
  }
  const close = () => {
    site.closeAllConnections()
    site.close()
  }
  return { stranger, reset, outside, close }
}
export type StrangerSite = Awaited<ReturnType<typeof openStrangerSite>>
