import { ConfigError, readConfig } from './config.ts'
import { createContext } from './context.ts'
import { MigrationError } from './db/migrate.ts'
import { describeError } from './log.ts'
import { startNode } from './node.ts'

/** A node that was told to stop is ended after this time, even while requests run. */
const stopWithinMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const ctx = createContext(config)
  const node = await startNode(ctx, config)

  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    ctx.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    node.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        ctx.log.error({ error: describeError(error) }, 'stopped with an error')
        process.exit(1)
      },
    )
  }
  // Node's own report would print the error's message, which may contain the values of a database
  // row.
  process.on('uncaughtException', (error) => {
    ctx.log.fatal({ error: describeError(error) }, 'unexpected, ending')
    process.exit(1)
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await node.started
  if (!isStopping && node.isReady()) ctx.log.info({ url: config.publicUrl }, 'ready')
}

main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})

/** Returns one sentence if a setting is wrong, and otherwise a trace without foreign messages. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'port' in error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port ${error.port} is taken by something else; set another PORT.`
  if (error instanceof Error && 'address' in error && 'code' in error && error.code === 'EADDRNOTAVAIL')
    return `HOST cannot be listened on: ${error.address} is no address of this machine.`
  return JSON.stringify({ ...(error instanceof MigrationError && { message: error.message }), ...describeError(error) })
}
