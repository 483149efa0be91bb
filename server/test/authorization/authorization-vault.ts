import type { Vault } from '@did/domain/vault/vault'
import { becomeVerifier, buildAttributeKey, buildUser, type Person } from '../rig/builders.ts'
import {
  buildItem,
  buildSealed,
  buildVault,
  buildWrapping,
  hashItems,
  noise,
  randomId,
  stageVault,
  version,
} from '../vault/vault-builders.ts'
import type { Line } from './authorization-line.ts'
import { absentId, personOf, type Target, userIdOf } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

// A call is always about the vault of its caller, and names no account. So for the target
// `foreign`, the caller sends the id of another account's vault.

let lastNumber = 0
/**
 * The key's number is higher than the numbers of all earlier keys, because the server refuses a
 * lower number.
 */
const buildNextKey = (person: Person) => buildAttributeKey(person, { number: ++lastNumber })

const vaultIdOf = async (world: World, target: Target, caller: Caller) =>
  target === 'absent' ? randomId() : (await buildVault(personOf(world, target, caller))).vaultId

async function buildOwn(world: World, caller: Caller) {
  return caller === 'anonymous' ? null : buildVault(personOf(world, 'own', caller))
}

export const vaultLines: Record<string, Line> = {
  'PUT /api/users/:id/attribute-key': {
    // Only verifiers may publish an attribute key, so every caller becomes a verifier first.
    answers: { own: 200, foreign: 403, absent: 403 },
    request: async (world, target, caller) => {
      if (caller === 'anonymous') return { id: absentId }
      const own = personOf(world, 'own', caller)
      await becomeVerifier(own)
      return {
        id: target === 'own' ? own.user.id : userIdOf(world, target, caller),
        body: await buildNextKey(own),
      }
    },
  },
  'GET /api/verifiers/:id/attribute-key': {
    // Every signed-in caller may read the key of any verifier, because every owner may seal
    // attributes for any verifier.
    answers: { own: 200, foreign: 200, absent: 404 },
    request: async (world, target, caller) => {
      if (target === 'absent') return { id: absentId }
      const person = personOf(world, target, caller)
      await becomeVerifier(person)
      await person.client.ok('PUT', `/api/users/${person.user.id}/attribute-key`, await buildNextKey(person))
      return { id: person.user.id }
    },
  },

  'GET /api/vault': {
    answers: { own: 200, foreign: 200, absent: 200 },
    request: async (world, _, caller) => {
      await buildOwn(world, caller)
      return {}
    },
  },
  'PUT /api/vault': {
    answers: { own: 200, foreign: 412, absent: 412 },
    request: async (world, target, caller) => {
      const own = await buildOwn(world, caller)
      const vaultId = await vaultIdOf(world, target, caller)
      return { body: { vaultId, wrappings: own?.wrappings ?? [buildWrapping()] }, headers: version(own?.version ?? 0) }
    },
  },
  'DELETE /api/vault': {
    answers: { own: 204, foreign: 412, absent: 412 },
    // A call that is allowed deletes the vault of a new person, because later tests need the vaults
    // of the callers.
    request: async (world, target, caller) => {
      if (target !== 'own' || caller === 'anonymous') {
        await buildOwn(world, caller)
        return { query: `?vaultId=${await vaultIdOf(world, target, caller)}` }
      }
      const person = await buildUser(world.people.owner.client.node)
      const { vaultId } = await buildVault(person)
      return { query: `?vaultId=${vaultId}`, ...(person.client.cookie && { cookie: person.client.cookie }) }
    },
  },
  'POST /api/vault/restore': {
    answers: { own: 201, foreign: 409, absent: 409 },
    request: async (world, target, caller) => {
      await buildOwn(world, caller)
      const vaultId = await vaultIdOf(world, target, caller)
      const items = [{ id: randomId(), version: 3, ciphertext: noise(300) }]
      return { body: { vaultId, wrappings: [buildWrapping()], items } }
    },
  },
  'PUT /api/vault/items/:itemId': {
    answers: { own: 200, foreign: 412, absent: 412 },
    request: async (world, target, caller) => {
      await buildOwn(world, caller)
      const body = { vaultId: await vaultIdOf(world, target, caller), ciphertext: noise(300) }
      return { id: randomId(), body, headers: version(0) }
    },
  },
  'DELETE /api/vault/items/:itemId': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => {
      const own = await buildOwn(world, caller)
      const id = target === 'absent' ? randomId() : await buildItem(personOf(world, target, caller))
      return { id, query: `?vaultId=${own?.vaultId ?? randomId()}` }
    },
  },

  'PUT /api/vault/staged': {
    answers: { own: 204, foreign: 412, absent: 412 },
    request: async (world, target, caller) => {
      await buildOwn(world, caller)
      const replaces = await vaultIdOf(world, target, caller)
      return { body: { vaultId: randomId(), replaces, wrappings: [buildWrapping()] } }
    },
  },
  'POST /api/vault/staged/items': {
    answers: { own: 204, foreign: 412, absent: 412 },
    request: async (world, target, caller) => ({
      body: { vaultId: (await stagedOf(world, target, caller)).vaultId, items: buildSealed(1) },
    }),
  },
  'POST /api/vault/staged/switch': {
    answers: { own: 200, foreign: 412, absent: 412 },
    request: async (world, target, caller) => ({
      body: await stagedOf(world, target, caller),
      headers: version((await buildOwn(world, caller))?.version ?? 0),
    }),
  },
}

/**
 * Builds the body of a call that switches to a staged vault. The staged vault belongs to the person
 * whose data the call is about. The caller has a staged vault, too.
 */
async function stagedOf(world: World, target: Target, caller: Caller) {
  if (caller !== 'anonymous') await stageFor(personOf(world, 'own', caller))
  if (target !== 'absent') return (await stageFor(personOf(world, target, caller))).body
  const digest = hashItems([])
  return { vaultId: randomId(), replaces: randomId(), replacedItems: digest, stagedItems: digest }
}

async function stageFor(person: Person) {
  await buildVault(person)
  const { vault } = await person.client.ok<{ vault: Vault }>('GET', '/api/vault')
  return stageVault(person, vault)
}
