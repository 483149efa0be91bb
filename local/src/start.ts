/** `npm start` runs everything that the product needs on this machine, until Ctrl-C. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toAddress } from '@did/domain/hex'
import { demoAccounts } from './demo-accounts.ts'
import { ensureDemoPeople } from './demo-people.ts'
import { createUndo, type Launched, launch } from './launch.ts'
import { LaunchFailure, systemCode } from './launch-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { startTranslating } from './translated-pages.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

process.exit(await main())

async function main(): Promise<number> {
  const undo = createUndo()
  const stop = listenForStop()
  try {
    const settings = readSettings(process.env, root)
    const death = Promise.withResolvers<string>()
    const context = { root, settings, undo, say, signal: stop.signal, onDeath: death.resolve }
    const launched = await launch(context)
    if (launched.embedded) await inviteDemoPeople(settings, launched, stop.signal)
    say(announce(settings.publicUrl, { embedded: launched.embedded, dataDir: settings.dataDir }))
    undo.add(startTranslating(context, launched))
    const sentence = await Promise.race([stop.requested, death.promise])
    if (sentence) throw new LaunchFailure(sentence)
    say('\nStopping …')
    return 0
  } catch (error) {
    if (stop.signal.aborted) return 0
    console.error(describeFailure(error))
    return 1
  } finally {
    stop.begin()
    await undo.run()
  }
}

function say(line: string): void {
  console.log(line)
}

/**
 * The product works without the demo people. So if their preparation fails, the start only prints
 * the failure.
 */
async function inviteDemoPeople(settings: Settings, { chain }: Launched, signal: AbortSignal): Promise<void> {
  const { port, publicUrl } = settings
  const didRegistry = chain.contracts?.didRegistry ?? settings.didRegistry
  if (!didRegistry) return
  const installation = { ...chain, apiUrl: `http://127.0.0.1:${port}`, publicUrl, didRegistry: toAddress(didRegistry) }
  try {
    await ensureDemoPeople(installation, signal)
  } catch (error) {
    signal.throwIfAborted()
    say(`The demo verifiers could not be set up: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Returns one sentence about a failure that a person can fix, and otherwise the stack. */
function describeFailure(error: unknown): string {
  if (error instanceof LaunchFailure) return error.message
  if (error instanceof Error) return systemCode(error) ? error.message : (error.stack ?? error.message)
  return String(error)
}

function announce(publicUrl: string, options: { embedded: boolean; dataDir: string }): string {
  const running = `\nDID Verification is running at ${publicUrl}\n`
  if (!options.embedded) return running
  const people = demoAccounts.map(({ role, name, organization, address }) => {
    const who = organization ? `${name}, ${organization}` : name
    return `  ${role.padEnd(14)} ${who.padEnd(34)} ${address}`
  })
  return [
    running,
    'Demo people, with public test keys (press Connect: the demo wallet lets you be any of them):',
    ...people,
    `\nThe data is kept in ${options.dataDir}. Ctrl-C ends everything.`,
  ].join('\n')
}

/** After the first request to stop, another Ctrl-C has no effect. */
function listenForStop(): { signal: AbortSignal; requested: Promise<void>; begin: () => void } {
  const controller = new AbortController()
  const requested = Promise.withResolvers<void>()
  const begin = () => {
    controller.abort()
    requested.resolve()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, begin)
  // This channel closes when scripts/run.mjs, which has started the launcher, ends.
  process.on('disconnect', begin)
  process.channel?.unref()
  return { signal: controller.signal, requested: requested.promise, begin }
}
