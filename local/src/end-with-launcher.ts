// Loaded into the server before its own code: when the launcher is gone, even by kill -9, the channel to it closes and
// the server stops as if asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
