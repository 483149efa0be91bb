// Node loads this file before the server's own code. When the launcher ends, even by kill -9, its
// channel to this process closes, and the server stops.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
