import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import type { User } from '@did/domain/account/user'
import type { RequestId } from '@did/domain/ids'
import { type Context, createContext } from '../../src/context.ts'
import { listenToDoorbell } from '../../src/modules/events/doorbell-listener.ts'
import { buildRequestNotice } from '../../src/modules/events/notices.ts'
import { notifyUsers } from '../../src/modules/events/service.ts'
import { type RunningNode, startNode } from '../../src/node.ts'
import { openSockets } from '../../src/socket/open-sockets.ts'
import { createInstallation, type Node } from '../rig/stack.ts'

export type SocketRig = {
  /**
   * This node serves calls and no sockets. What it writes reaches the other node only through the
   * database.
   */
  writer: Node
  /** This node serves both calls and sockets. */
  node: RunningNode
  ctx: Context
  close: () => Promise<void>
}

export async function buildSocketRig(): Promise<SocketRig> {
  const installation = await createInstallation()
  const writer = await installation.startNode()
  const ctx = createContext(writer.ctx.config)
  const node = await startNode(ctx, { port: 0, host: '127.0.0.1' })
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await node.stop()
    isStopped = true
  }
  const close = async () => {
    await stop()
    await installation.close()
  }
  await node.started
  return { writer, node: { ...node, stop }, ctx, close }
}

/**
 * Serves a node's sockets and nothing else, so that the database connections of the sockets can be
 * counted.
 */
export async function serveSockets(ctx: Context, options?: { pingEveryMs: number }) {
  const server = createServer()
  const doorbell = listenToDoorbell({ databaseUrl: ctx.config.databaseUrl, log: ctx.log })
  const sockets = openSockets(ctx, server, doorbell, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    countConnections: () => promisify(server.getConnections.bind(server))(),
    close: async () => {
      await sockets.drain()
      server.close()
      await doorbell.stop()
    },
  }
}

let serial = 0

/** Writes an event for the user in a transaction and then wakes all nodes, as a decision does. */
export async function tell(ctx: Context, { id }: User, options: { padding?: number } = {}): Promise<void> {
  await ctx.db.transaction((tx) => tellWithin(tx, { id }, options))
  ctx.doorbell.ring()
}

type Transaction = Parameters<Parameters<Context['db']['transaction']>[0]>[0]

export async function tellWithin(tx: Transaction, { id }: Pick<User, 'id'>, { padding = 0 } = {}): Promise<void> {
  serial += 1
  const claimTitle = `Claim ${serial}`.padEnd(padding, '.')
  const timestamp = new Date().toISOString()
  const update = { id: serial as RequestId, status: 'approved', claimTitle, timestamp, personal: true } as const
  await notifyUsers(tx, [buildRequestNotice(id, update)])
}
