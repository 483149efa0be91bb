import { embeddedRoutes } from '@did/domain/embedded-routes'
import { routes } from '@did/domain/routes'
import { describe, expect, inject } from 'vitest'
import type { ServedRoute } from '../../src/http/edge.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import type { Answers } from './authorization-line.ts'
import { matrix } from './authorization-matrix.ts'
import type { Target } from './authorization-targets.ts'
import { buildWorld, type Caller, callers, type World } from './authorization-world.ts'

let node: Node
let world: World
const test = testWith({
  // Each call of the matrix makes new DIDs for the same few people, so the quota of DIDs must be
  // high.
  QUOTA_OFF_CHAIN_DIDS: '1000',
  ETHEREUM_DID_REGISTRY: inject('stack').contracts.ethereumDidRegistry,
})
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  world = await buildWorld(node)
})

const targets = ['own', 'foreign', 'absent'] as const satisfies readonly Target[]

async function ask(route: string, caller: Caller, target: Target) {
  const line = matrix[route]
  if (!line) throw new Error(`${route} has no line`)
  const [method = '', path = ''] = route.split(' ')
  const { id, index, query = '', body, cookie, headers } = await line.request(world, target, caller)
  const own = caller === 'anonymous' ? undefined : world.people[caller].client.cookie
  return send(
    node,
    method,
    `${path.replace(/:\w+/, String(id)).replace(/:(index|tally)/, String(index))}${query}`,
    body,
    {
      cookie: cookie ?? own,
      ...(headers && { headers }),
    },
  )
}

function expected(answers: Answers, caller: Caller, target: Target): number {
  if (caller === 'anonymous') {
    const { anonymous = 401 } = answers
    return typeof anonymous === 'number' ? anonymous : anonymous[target]
  }
  if (caller === 'administrator' && answers.administrator) return answers.administrator[target]
  if (target === 'foreign' && caller === 'asked') return answers.asked ?? answers.foreign
  return answers[target]
}

test('the authorization matrix covers every route of the server', () => {
  const served = node.app.getDecorator<ServedRoute[]>('served').filter(({ method }) => method !== 'HEAD')
  expect(served.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

test('every route that needs a session refuses an anonymous caller', () => {
  for (const { method, path, who } of Object.values({ ...routes, ...embeddedRoutes }))
    expect(matrix[`${method} ${path}`]?.answers.anonymous === undefined, path).toBe(who === 'signed-in')
})

describe.each(Object.entries(matrix))('%s', (route, { answers }) => {
  test.each(callers)('a route answers the caller “%s” with the status in the matrix', async (caller) => {
    for (const target of targets) {
      const { status } = await ask(route, caller, target)
      expect(`${target} ${status}`).toBe(`${target} ${expected(answers, caller, target)}`)
    }
  })

  test('a route answers a missing row and another person’s row with the same body', async () => {
    if (answers.foreign < 400 || answers.absent < 400) return
    const [foreign, absent] = [await ask(route, 'stranger', 'foreign'), await ask(route, 'stranger', 'absent')]
    expect(foreign.body).toEqual(absent.body)
  })
})
