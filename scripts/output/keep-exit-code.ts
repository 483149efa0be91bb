/**
 * Keeps the exit code of a command that prints what it found. A reader such as `head` closes the
 * pipe when it has read enough, and Node would then end with 1, which means "not genuine". If the
 * output is lost for another reason, such as a full disk, nobody can read the verdict, so the code
 * is 2.
 */
export function keepExitCode({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  for (const output of [stdout, stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exit(2)
    })
}
