/**
 * Checks the files in `deploy/`, and the configurations of load balancers in the operating guide,
 * each by a linter of the program that reads it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blockWith } from '@did/local/guide/operating-guide'
import { certificate } from '@did/local/test-certificate'
import { root } from '../tests/program.ts'
import { findTool, type Tool } from './find-tool.ts'

type Lint = { what: string; tool: Tool; args: string[]; cwd?: string; env?: Record<string, string> }
type DeployReport = { complaints: string[]; notChecked: string[] }

const folder = join(root, 'deploy')
const fetched = (program: string, shows: string, name: string, path: string): Tool => ({
  program,
  shows: [shows],
  package: { name, path },
})
const promtool = fetched('promtool', '--help', 'prometheus', 'usr/bin/promtool')
const caddy = fetched('caddy', '--help', 'caddy', 'usr/bin/caddy')
const nginx = fetched('nginx', '-v', 'nginx', 'usr/sbin/nginx')
const haproxy = fetched('haproxy', '-v', 'haproxy', 'usr/sbin/haproxy')
const compose: Tool = { program: 'docker', shows: ['compose', 'version'] }
const dockerDaemon: Tool = { program: 'docker', shows: ['info'] }
const systemd: Tool = { program: 'systemd-analyze', shows: ['--version'] }

const lints: readonly Lint[] = [
  { what: 'deploy/prometheus/prometheus.yml', tool: promtool, args: ['check', 'config', 'prometheus/prometheus.yml'] },
  { what: 'deploy/prometheus/alerts.yml', tool: promtool, args: ['test', 'rules', 'prometheus/alerts.test.yml'] },
  { what: 'deploy/Caddyfile', tool: caddy, args: ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'] },
  {
    what: 'deploy/compose.yaml',
    tool: compose,
    args: ['compose', '-f', 'compose.yaml', 'config', '--quiet'],
    env: { POSTGRES_PASSWORD: 'secret', HOST_NAME: 'did.example.org' },
  },
  { what: 'deploy/Dockerfile', tool: dockerDaemon, args: ['build', '--check', '--file', 'Dockerfile', '..'] },
]

/**
 * If the linter of a file does not work on this machine, this counts as no fault, and the report
 * names the file as not checked.
 */
export function checkDeploy(find: (tool: Tool) => string | null = findTool): DeployReport {
  const copies = mkdtempSync(join(tmpdir(), 'did-deploy-'))
  const all = [...lints, copyUnit(copies), ...copyBalancers(copies)]
  const report: DeployReport = { complaints: [], notChecked: [] }
  for (const lint of all) run(lint, find(lint.tool), report)
  rmSync(copies, { recursive: true })
  return report
}

function run({ what, tool, args, cwd = folder, env }: Lint, program: string | null, report: DeployReport): void {
  if (program === null) {
    const needed = [tool.program, ...tool.shows].join(' ')
    report.notChecked.push(`NOT CHECKED: ${what}. “${needed}” does not work on this machine.`)
    return
  }
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0) report.complaints.push(`${what}: ${`${stdout}${stderr}`.trim()}`)
}

/**
 * Copies the systemd unit with paths of programs in this folder, because systemd checks whether a
 * unit's programs exist.
 */
function copyUnit(copies: string): Lint {
  const unit = readFileSync(join(folder, 'did.service'), 'utf8')
  writeFileSync(join(copies, 'did.service'), unit.replaceAll('/opt/did', root).replace('User=did', 'User=root'))
  return { what: 'deploy/did.service', tool: systemd, args: ['verify', './did.service'], cwd: copies }
}

/**
 * Copies the guide's configurations of load balancers, with a certificate, folders and a port that
 * any user of this machine may use.
 */
function copyBalancers(copies: string): Lint[] {
  const write = (name: string, text: string) => writeFileSync(join(copies, name), text)
  const place = (text: string) => text.replaceAll(/\/etc\/ssl|\/var\/log\/nginx/g, copies)
  write('did.key', certificate.key)
  write('did.pem', `${certificate.cert}\n${certificate.key}\n`)
  const held = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${copies};`)
  const http = place(blockWith('nginx', 'upstream did')).replace('listen 443', 'listen 10443')
  write('nginx.conf', `pid ${copies}/pid; events {}\nhttp {\n${held.join(' ')}\n${http}}\n`)
  write('haproxy.cfg', place(blockWith('haproxy', 'backend ready')))
  const [front, back] = [join(copies, 'nginx.conf'), join(copies, 'haproxy.cfg')]
  return [
    { what: 'the guide’s nginx', tool: nginx, args: ['-t', '-e', 'stderr', '-c', front] },
    { what: 'the guide’s HAProxy', tool: haproxy, args: ['-c', '-f', back] },
  ]
}
