import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { didAccountBytecode } from '../generated/did-account-bytecode.ts'
import { didAccountFactoryBytecode } from '../generated/did-account-factory-bytecode.ts'
import { didRegistryBytecode } from '../generated/did-registry-bytecode.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { FORGE_BIN, PATH } = process.env
const forgeBin = FORGE_BIN ?? fileURLToPath(new URL('../../node_modules/.bin/forge', import.meta.url))
const isForgeExpected = process.platform === 'linux' && process.arch === 'x64'

// npm has no forge for other platforms than linux-x64. There, FORGE_BIN has to name one, or these
// tests are skipped.
describe.skipIf(!existsSync(forgeBin) && !isForgeExpected)('forge', () => {
  it('forge passes every Solidity test and compiles the bytecode that is deployed', { timeout: 300_000 }, async () => {
    const { passed, output } = await runForge('test')
    expect(passed, output).toBe(true)
    expect(output).toMatch(/[1-9]\d* tests passed, 0 failed, 0 skipped/)
    expect(readArtifact('DidRegistry')).toHaveProperty('bytecode.object', didRegistryBytecode)
    expect(readArtifact('DidAccount')).toHaveProperty('bytecode.object', didAccountBytecode)
    expect(readArtifact('DidAccountFactory')).toHaveProperty('bytecode.object', didAccountFactoryBytecode)
  })

  it('every Solidity file has the format that forge would give it', async () => {
    const { passed, output } = await runForge('fmt', '--check', 'contracts/src', 'contracts/test')
    expect(passed, output).toBe(true)
  })
})

function readArtifact(name: string): unknown {
  return JSON.parse(readFileSync(`${root}contracts/out/${name}.sol/${name}.json`, 'utf8'))
}

type Outcome = { passed: boolean; output: string }

function runForge(...args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    FOUNDRY_CONFIG: 'contracts/foundry.toml',
    NO_COLOR: '1',
    // The script bin/solc has to run on the same Node as this test.
    PATH: [dirname(process.execPath), PATH].join(delimiter),
  }
  return new Promise((resolve) => {
    execFile(forgeBin, args, { cwd: root, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: `${stdout}\n${stderr}` }),
    )
  })
}
