import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const endWith = (code: number) => `
  import { keepExitCode } from ${JSON.stringify(join(import.meta.dirname, 'keep-exit-code.ts'))}
  keepExitCode(process)
  console.log('Passed')
  await new Promise(setImmediate)
  console.log('Passed')
  await new Promise(setImmediate)
  process.exitCode = ${code}`

function run(code: number, output: 'pipe' | number) {
  const words = ['--input-type=module', '--eval', endWith(code)]
  return spawn(process.execPath, words, { stdio: ['ignore', output, 'ignore'] })
}

test.each([0, 1, 2])(
  'a command with the exit code %i keeps this code when a reader such as head closes the pipe',
  async (code) => {
    const command = run(code, 'pipe')
    command.stdout?.destroy()
    expect(await once(command, 'exit')).toEqual([code, null])
  },
)

test.runIf(process.platform === 'linux')(
  'a command ends with the code 2 when the disk to which it writes its output is full',
  async () => {
    expect(await once(run(0, openSync('/dev/full', 'w')), 'exit')).toEqual([2, null])
  },
)
