import { lookup } from 'node:dns/promises'
import { connect, type TLSSocket } from 'node:tls'

/** The world beyond our own parts, as far as the server reaches into it: other people's web sites. Tests stand one in. */
export type Outside = {
  /** Every address of a host, as text. */
  resolve: (host: string) => Promise<string[]>
  /** A connection to exactly this address, over TLS, for this host. */
  connect: (to: { address: string; host: string }) => TLSSocket
}

export const outside: Outside = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  connect: ({ address, host }) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
}
