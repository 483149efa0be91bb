import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LaunchFailure } from '../launch-failure.ts'

// import.meta.resolve does not exist inside a test runner.
const { resolve: findPackage } = createRequire(import.meta.url)

/** Foundry's npm packages write amd64 where Node writes x64. */
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

const thisPlatform = `${process.platform}-${architectures[process.arch] ?? process.arch}`

export function findAnvil({ ANVIL_BIN: wanted }: NodeJS.ProcessEnv = process.env, platform = thisPlatform): string {
  if (wanted) return assertExecutable(wanted)
  const name = `@foundry-rs/anvil-${platform}`
  try {
    const folder = dirname(findPackage(`${name}/package.json`))
    const binary = join(folder, 'bin/anvil')
    if (existsSync(binary)) return binary
  } catch {
    // The binary may be missing because npm did not install the package at all. A missing package
    // gets the same message as an incomplete package.
  }
  throw new LaunchFailure(
    `The development chain's binary is missing (npm package ${name}): run "npm ci", set ANVIL_BIN to an anvil of yours, or set RPC_URL to a chain.`,
  )
}

function assertExecutable(binary: string): string {
  try {
    accessSync(binary, constants.X_OK)
    return binary
  } catch {
    throw new LaunchFailure(`ANVIL_BIN names ${binary}, which is not there or cannot be run.`)
  }
}
