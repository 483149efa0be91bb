/**
 * Keeps the exit code of a command that says what it found. A reader such as `head` closes the pipe
 * when it has read enough. Node would end with 1 then, which means "not genuine". Where the output
 * is lost for another reason, such as a full disk, nobody read the verdict, and the code is 2.
 */
export function keepExitCode({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  for (const output of [stdout, stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exit(2)
    })
}
