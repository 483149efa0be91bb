import { parseArgs } from 'node:util'
import { expect, test, vi } from 'vitest'
import { runCommand } from './command-words.ts'

test('if an option of a command about credentials has no value, the command says what to do', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const code = await runCommand('save-evidence', async () => {
    parseArgs({ args: ['--out'], options: { out: { type: 'string' } } })
    return 0
  })
  const lines = printed.mock.calls.flat().join('\n')
  printed.mockRestore()
  expect(code).toBe(2)
  expect(lines).toContain('Use --out as the help says.')
})
