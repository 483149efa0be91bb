import { connect, type TLSSocket } from 'node:tls'
import { findAddresses } from './find-addresses.ts'

/** The server reaches other hosts only by these functions. Tests replace them. */
export type Outside = {
  resolve: (host: string) => Promise<string[]>
  /** Connects to exactly this IP address, with TLS for this host. */
  connect: (to: { address: string; host: string }) => TLSSocket
}

export const outside: Outside = {
  resolve: (host) => findAddresses(host),
  connect: ({ address, host }) => connect({ host: address, port: 443, servername: host, ALPNProtocols: ['http/1.1'] }),
}
