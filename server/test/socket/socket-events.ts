import type { RequestId } from '@did/domain/ids'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { openSocket, type SocketClient } from './socket-client.ts'
import { type SocketRig, tell } from './socket-rig.ts'

/**
 * Sends a new event to another socket and waits until it has arrived. The node has then delivered
 * all earlier events, too. Fails if a watched socket has been closed.
 */
export async function roundTrip(rig: SocketRig, ...watched: SocketClient[]): Promise<void> {
  const witness = await buildUser(rig.writer)
  const socket = await openSocket(rig.node.url, { cookie: witness.client.cookie })
  await tell(rig.writer.ctx, witness.user)
  await socket.untilSeqs([1])
  await socket.close()
  for (const { ws } of watched) expect(ws.readyState).toBe(ws.OPEN)
}

/** Inserts many events with one statement, as if many calls had written them. */
export async function insertEvents(
  { ctx }: Pick<Node, 'ctx'>,
  { user }: Person,
  { count, padding = 0 }: { count: number; padding?: number },
): Promise<void> {
  const data = {
    id: 1 as RequestId,
    status: 'approved',
    claimTitle: '.'.repeat(padding),
    timestamp: new Date().toISOString(),
    personal: true,
  }
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`insert into events (user_id, seq, type, data)
      select ${user.id}, last_seq + n, 'verification_update', ${JSON.stringify(data)}::jsonb
      from users, generate_series(1, ${count}) n where users.id = ${user.id}`)
    await tx.execute(sql`update users set last_seq = last_seq + ${count} where id = ${user.id}`)
  })
  ctx.doorbell.ring()
}
