// Node loads this file before the server's own code. When the launcher ends, even by kill -9, the
// channel between the launcher and the server closes. Then the server stops.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
