/** Builds the page as `npm start` serves it, and starts one PostgreSQL for all workers. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoWalletBuild, ensureBuilt, webBuild } from '@did/local/page-build'
import { createTestDatabase, startTestPostgres } from '@did/local/test-stack'
import { migrate } from '../../server/src/db/migrate.ts'
import { templateDatabase } from './node.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export default async function globalSetup(): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([
    startPostgresWithTemplate(),
    ensureBuilt(webBuild(root, 'embedded'), { root }),
    ensureBuilt(demoWalletBuild(root), { root }),
  ])
  process.env.TEST_POSTGRES = postgres.url
  return postgres.stop
}

async function startPostgresWithTemplate() {
  const postgres = await startTestPostgres()
  const template = await createTestDatabase({ postgresUrl: postgres.url }, { name: templateDatabase })
  await migrate(template.url)
  return postgres
}
