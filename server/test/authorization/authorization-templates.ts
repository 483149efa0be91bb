import { buildTemplate, templateForm } from '../rig/builders.ts'
import { changeOwn, everybody, type Line, nothing, toAll } from './authorization-line.ts'
import { freshTemplateId, personOf } from './authorization-targets.ts'

export const templateLines: Record<string, Line> = {
  'GET /api/templates': { answers: toAll(200), request: nothing },
  'GET /api/templates/own': { answers: everybody(200), request: nothing },
  'GET /api/templates/:id': {
    answers: toAll(200),
    request: async (world) => ({ id: (await buildTemplate(world.people.asked)).id }),
  },
  'POST /api/templates': {
    // Only verifiers may publish a template. `buildTemplate` makes the caller a verifier before the
    // call.
    answers: everybody(201),
    request: async (world, _, caller) => {
      await buildTemplate(personOf(world, 'own', caller))
      return { body: templateForm }
    },
  },
  'PUT /api/templates/:id': {
    answers: changeOwn,
    request: async (world, target, caller) => ({
      id: await freshTemplateId(world, target, caller),
      body: templateForm,
    }),
  },
  'DELETE /api/templates/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ id: await freshTemplateId(world, target, caller) }),
  },
}
