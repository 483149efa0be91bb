import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createContext } from './context.ts'
import { migrate } from './db/migrate.ts'
import { describeError } from './log.ts'

/** How long requests in flight may take to finish once the node is told to stop. */
const stopWithinMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const ctx = createContext(config)
  await migrate(config.databaseUrl)
  const app = await createApp(ctx)
  await app.listen({ port: config.port, host: config.host })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await app.close()
    await ctx.pool.end()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message)
  else console.error(JSON.stringify(describeError(error)))
  process.exitCode = 1
})
