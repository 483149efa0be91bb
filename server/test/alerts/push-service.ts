import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { certificate } from '@did/local/test-certificate'
import type { Outside } from '../../src/outside/outside.ts'

export const host = 'northfield.example'
export const publicAddress = '93.184.215.14'

type Call = { path: string; headers: IncomingHttpHeaders; body: string }
const begun = () => ({
  status: 201,
  /**
   * A push message to the endpoint with this path gets this status as its answer. All other
   * messages get the status above.
   */
  failing: null as { path: string; status: number } | null,
  addresses: [publicAddress],
  dialed: [] as string[],
  calls: [] as Call[],
})

let serial = 0
export const newEndpoint = () => `https://${host}/push/${serial++}?of=browser`
export const pathOf = (endpoint: string) => endpoint.slice(new URL(endpoint).origin.length)

export async function startPushService() {
  const service = begun()
  const server = createServer(certificate, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { url: path = '', headers } = request
    service.calls.push({ path, headers, body })
    const status = service.failing?.path === path ? service.failing.status : service.status
    const switching = { upgrade: 'other', connection: 'Upgrade' }
    response.writeHead(status, status === 101 ? switching : { location: 'https://127.0.0.1/' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const outside: Outside = {
    resolve: async () => service.addresses,
    connect: ({ address, host: name }) => {
      service.dialed.push(address)
      const { port } = server.address() as AddressInfo
      return connect({ host: '127.0.0.1', port, servername: name, ca: certificate.cert })
    },
  }
  return {
    service,
    outside,
    reset: () => void Object.assign(service, begun()),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
