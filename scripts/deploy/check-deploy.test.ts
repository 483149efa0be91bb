import { expect, test } from 'vitest'
import { checkDeploy } from './check-deploy.ts'

test('if the linter of an installation’s file is missing, the check of these files reports the file as not checked', () => {
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

test('the check of an installation’s files reports what a linter complains about', () => {
  const { complaints } = checkDeploy(({ program }) => (program === 'nginx' ? 'false' : null))
  expect(complaints).toEqual(['the guide’s nginx: '])
})
