/** Checks the files in `deploy/` with the linters of the programs that read them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tests/program.ts'
import { findTool, type Tool } from './find-tool.ts'

type Lint = { what: string; tool: Tool; args: string[]; cwd?: string; env?: Record<string, string> }
export type DeployReport = { complaints: string[]; notChecked: string[] }

const folder = join(root, 'deploy')
const promtool: Tool = { program: 'promtool', package: { name: 'prometheus', path: 'usr/bin/promtool' } }
const caddy: Tool = { program: 'caddy', package: { name: 'caddy', path: 'usr/bin/caddy' } }
const compose: Tool = { program: 'docker', needs: ['compose', 'version'] }
const dockerDaemon: Tool = { program: 'docker', needs: ['info'] }
const systemd: Tool = { program: 'systemd-analyze', needs: ['--version'] }

const lints: readonly Lint[] = [
  { what: 'prometheus/prometheus.yml', tool: promtool, args: ['check', 'config', 'prometheus/prometheus.yml'] },
  { what: 'prometheus/alerts.yml', tool: promtool, args: ['test', 'rules', 'prometheus/alerts.test.yml'] },
  { what: 'Caddyfile', tool: caddy, args: ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'] },
  {
    what: 'compose.yaml',
    tool: compose,
    args: ['compose', '-f', 'compose.yaml', 'config', '--quiet'],
    env: { POSTGRES_PASSWORD: 'secret', HOST_NAME: 'did.example.org' },
  },
  { what: 'Dockerfile', tool: dockerDaemon, args: ['build', '--check', '--file', 'Dockerfile', '..'] },
]

/**
 * Checks the files. A file whose linter is unavailable is no fault, but is reported as not checked.
 */
export function checkDeploy(): DeployReport {
  const report: DeployReport = { complaints: [], notChecked: [] }
  for (const lint of lints) run(lint, report)
  checkUnit(report)
  return report
}

function run({ what, tool, args, cwd = folder, env }: Lint, report: DeployReport): void {
  const program = findTool(tool)
  if (program === null) {
    const needed = 'needs' in tool ? [tool.program, ...tool.needs].join(' ') : tool.program
    report.notChecked.push(`NOT CHECKED: deploy/${what}. “${needed}” does not work on this machine.`)
    return
  }
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0) report.complaints.push(`deploy/${what}: ${`${stdout}${stderr}`.trim()}`)
}

/**
 * Checks a copy of a systemd unit that names the programs of this folder, because systemd looks for
 * a unit's programs.
 */
function checkUnit(report: DeployReport): void {
  const copies = mkdtempSync(join(tmpdir(), 'did-unit-'))
  const unit = readFileSync(join(folder, 'did.service'), 'utf8')
  writeFileSync(join(copies, 'did.service'), unit.replaceAll('/opt/did', root).replace('User=did', 'User=root'))
  run({ what: 'did.service', tool: systemd, args: ['verify', './did.service'], cwd: copies }, report)
  rmSync(copies, { recursive: true })
}
