/** The ways in which somebody asks the launcher to stop; a second Ctrl-C changes nothing, the stop is already on its way. */
export function listenForStop(): { signal: AbortSignal; requested: Promise<void>; begin: () => void } {
  const controller = new AbortController()
  const requested = Promise.withResolvers<void>()
  const begin = () => {
    controller.abort()
    requested.resolve()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, begin)
  // scripts/run.mjs, which started us, is gone without a word.
  process.on('disconnect', begin)
  process.channel?.unref()
  return { signal: controller.signal, requested: requested.promise, begin }
}
