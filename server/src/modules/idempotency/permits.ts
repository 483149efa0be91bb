/** Lets at most `count` tasks run at a time; the others wait in line. */
export function createPermits(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
