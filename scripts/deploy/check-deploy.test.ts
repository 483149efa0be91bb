import { expect, test } from 'vitest'
import { checkDeploy } from './check-deploy.ts'

test('the check of an installation’s files reports each file whose linter is missing as not checked', () => {
  const { complaints, notChecked } = checkDeploy(() => null)
  expect(complaints).toEqual([])
  expect(
    notChecked.map((line) => /^NOT CHECKED: (.+)\. “(.+)” does not work on this machine\.$/.exec(line)?.slice(1)),
  ).toEqual([
    ['deploy/prometheus/prometheus.yml', 'promtool --help'],
    ['deploy/prometheus/alerts.yml', 'promtool --help'],
    ['deploy/Caddyfile', 'caddy --help'],
    ['deploy/compose.yaml', 'docker compose version'],
    ['deploy/Dockerfile', 'docker info'],
    ['deploy/did.service', 'systemd-analyze --version'],
    ['the guide’s nginx', 'nginx -v'],
    ['the guide’s HAProxy', 'haproxy -v'],
  ])
})

test('the check of an installation’s files reports the complaint of a linter', () => {
  const { complaints } = checkDeploy(({ program }) => (program === 'nginx' ? 'false' : null))
  expect(complaints).toEqual(['the guide’s nginx: '])
})
