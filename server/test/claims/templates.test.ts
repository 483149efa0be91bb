import type { OwnTemplate, Template, TemplateSummary } from '@did/domain/template/template'
import { templateFormSchema } from '@did/domain/template/template-form'
import { expect } from 'vitest'
import {
  buildClaim,
  buildDid,
  buildTemplate,
  buildUser,
  buildVerifier,
  type Person,
  templateForm,
} from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  verifier = await buildVerifier(node, 'Harbour Office')
})

const search = async (query: string) =>
  (await send<TemplateSummary[]>(node, 'GET', `/api/templates?${query}`)).body.map(({ title }) => title)
const own = ({ client }: Person) => client.ok<OwnTemplate[]>('GET', '/api/templates/own')
const find = async (person: Person, { id }: OwnTemplate) => (await own(person)).find((template) => template.id === id)
const retire = ({ client }: Person, { id }: OwnTemplate) => client.call('DELETE', `/api/templates/${id}`)

test('a published template is public and names its publisher, but does not show how often it was used', async () => {
  const { id } = await buildTemplate(verifier)
  const { status, body, headers } = await send<Template>(node, 'GET', `/api/templates/${id}`)
  expect(status).toBe(200)
  expect(headers.get('etag')).toBe('"1"')
  expect(body).toEqual({
    ...templateFormSchema.parse(templateForm),
    id,
    publisher: { name: 'Harbour Office', accreditation: 'self-registered', domain: null },
    publishedAt: expect.any(String),
    version: 1,
  })
})

test('a published template is found by its title, summary, fields, publisher and type, in upper or lower case', async () => {
  await buildTemplate(verifier, { title: 'Crane 100% safe_use', type: 'certification', summary: 'Cranes up to 40 t' })
  for (const q of ['crane', 'UP TO 40', '100%25', 'safe_'])
    expect(await search(`q=${q}`), q).toEqual(['Crane 100% safe_use'])
  expect(await search('q=harbour&type=certification')).toEqual(['Crane 100% safe_use'])
  expect(await search('q=waters&type=license')).toContain('Boating licence')
  expect(await search('q=cr_ne')).toEqual([])
  expect(await search('type=award')).toEqual([])
})

test('a published template is listed newest first, page by page', async () => {
  const titles = ['Page one', 'Page two', 'Page three']
  for (const title of titles) await buildTemplate(verifier, { title, type: 'membership' })
  const first = await send<TemplateSummary[]>(node, 'GET', '/api/templates?type=membership&limit=2')
  expect(first.body.map(({ title }) => title)).toEqual(['Page three', 'Page two'])
  const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
  expect((await send<TemplateSummary[]>(node, 'GET', next)).body.map(({ title }) => title)).toEqual(['Page one'])
})

test('a published template is listed without its fields and its example, so that a page of long templates stays short', async () => {
  const example = 'long '.repeat(399)
  const template = await buildTemplate(verifier, { example, title: 'Long example', type: 'training' })
  const { body } = await send<object[]>(node, 'GET', '/api/templates?type=training')
  const { id, type, title, summary, publishedAt, version } = template
  const publisher = { name: 'Harbour Office', accreditation: 'self-registered', domain: null }
  expect(body).toEqual([{ id, type, title, summary, publishedAt, version, publisher }])
})

test('a published template can be reworded by its publisher, unless the publisher has read an older version of the template', async () => {
  const { id } = await buildTemplate(verifier)
  const form = { ...templateForm, title: 'Boating licence, coastal' }
  const put = (ifMatch: string) => verifier.client.call('PUT', `/api/templates/${id}`, form, { 'if-match': ifMatch })
  expect((await put('"1"')).body).toMatchObject({ title: form.title, version: 2 })
  expect((await put('"1"')).status).toBe(412)
})

test('a person who is no verifier cannot publish a template', async () => {
  const person = await buildUser(node)
  expect(await person.client.code('POST', '/api/templates', templateForm)).toBe('403 not-allowed')
  expect(await own(person)).toEqual([])
})

test('a template is published only with a title, a summary, an example and fields with different names', async () => {
  const fields = [{ name: 'Date' }, { name: 'date' }, { name: 'a: b' }]
  const form = { type: '', title: ' ', summary: '', fields, example: '' }
  const { body } = await verifier.client.call('POST', '/api/templates', form)
  expect(body).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([
      { path: 'type', message: 'Please select a claim type' },
      { path: 'title', message: 'Required' },
      { path: 'summary', message: 'Required' },
      { path: 'fields.2.name', message: 'A name is one line of text without a colon' },
      { path: 'example', message: 'Required' },
    ]),
  })
  const twins = await verifier.client.call('POST', '/api/templates', { ...templateForm, fields: fields.slice(0, 2) })
  expect(twins.body).toMatchObject({ errors: [{ path: 'fields', message: 'Each line needs a name of its own' }] })
  expect((await verifier.client.call('POST', '/api/templates', { ...templateForm, fields: [] })).status).toBe(400)
})

test('a verifier can publish at most fifty templates, and can publish one more after it has retired one', async () => {
  const busy = await buildVerifier(node)
  const template = await buildTemplate(busy)
  await node.ctx.pool.query(
    `insert into templates (publisher_id, type, title, summary, fields, example)
       select publisher_id, type, title || n, summary, fields, example from templates, generate_series(1, 48) n
       where id = $1`,
    [template.id],
  )
  const publish = () => busy.client.code('POST', '/api/templates', templateForm)
  expect((await Promise.all([publish(), publish()])).toSorted()).toEqual(['201 undefined', '409 too-many-templates'])
  await retire(busy, template)
  expect(await publish()).toBe('201 undefined')
})

test('each claim that another person makes from a template counts as a use, and only the publisher sees the number of uses', async () => {
  const template = await buildTemplate(verifier)
  const [one, other] = [await buildUser(node), await buildUser(node)]
  const claim = await buildClaim(one, { templateId: template.id })
  await buildClaim(other, { templateId: template.id })
  await buildClaim(verifier, { templateId: template.id })
  expect(await find(verifier, template)).toMatchObject({ uses: 2 })
  expect(JSON.stringify(await one.client.ok('GET', `/api/templates/${template.id}`))).not.toContain('uses')
  expect(claim).not.toHaveProperty('templateId')
})

test('the uses of a template are counted correctly when many people make claims from the template at the same moment', async () => {
  const template = await buildTemplate(verifier)
  const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(node)))
  await Promise.all(people.map((person) => buildClaim(person, { templateId: template.id })))
  expect(await find(verifier, template)).toMatchObject({ uses: 8 })
})

test('a claim that names a retired or missing template is created all the same', async () => {
  const person = await buildUser(node)
  const template = await buildTemplate(verifier)
  await retire(verifier, template)
  for (const templateId of [template.id, 999_999 as typeof template.id])
    expect(await buildClaim(person, { templateId })).toMatchObject({ title: 'Master of Science' })
  expect(await find(verifier, template)).toMatchObject({ uses: 0 })
})

const ward = { name: 'Ward', hint: '', kind: 'text', isRequired: true } as const
const until = { name: 'Passed on', hint: '', kind: 'date', most: 'today' } as const
const given = { field: 'ward', label: 'ward', kind: 'text', value: 'Pediatrics', isOpenByDefault: false } as const
const passed = { field: 'passed_on', label: 'Passed on', kind: 'date', isOpenByDefault: false } as const

test('a claim from a template is refused when it lacks a required field or has a value beyond a limit of the template', async () => {
  const [person, template] = [await buildUser(node), await buildTemplate(verifier, { fields: [ward, until] })]
  const { id: didId } = await buildDid(person)
  const add = (fields: unknown[], templateId: number | undefined = template.id) =>
    person.client.call('POST', '/api/claims', {
      type: 'license',
      title: 'x',
      description: 'x',
      didId,
      fields,
      templateId,
    })
  expect(await add([])).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', errors: [{ path: 'fields', message: expect.stringContaining('Ward') }] },
  })
  expect((await add([given, { ...passed, value: '2999-01-01' }])).status).toBe(400)
  expect((await add([given, { ...passed, value: '2024-05-04' }])).status).toBe(201)
  expect(
    (await person.client.call('POST', '/api/claims', { type: 'license', title: 'x', description: 'x', didId })).status,
  ).toBe(201)
  expect(await find(verifier, template)).toMatchObject({ uses: 1 })
})

test('a retired template is visible only to its publisher and cannot be changed', async () => {
  const template = await buildTemplate(verifier, { title: 'Soon gone' })
  expect((await retire(verifier, template)).status).toBe(204)
  expect((await retire(verifier, template)).status).toBe(204)
  expect(await search('q=soon')).toEqual([])
  expect((await send(node, 'GET', `/api/templates/${template.id}`)).status).toBe(404)
  expect(await find(verifier, template)).toMatchObject({ retiredAt: expect.any(String), version: 2 })
  const code = await verifier.client.code('PUT', `/api/templates/${template.id}`, templateForm)
  expect(code).toBe('409 template-retired')
})

test('a retired template is deleted after its publisher has retired a hundred further templates', async () => {
  const restless = await buildVerifier(node)
  const [oldest, last] = [await buildTemplate(restless), await buildTemplate(restless)]
  await retire(restless, oldest)
  await node.ctx.pool.query(
    `insert into templates (publisher_id, type, title, summary, fields, example, retired_at)
       select publisher_id, type, title, summary, fields, example, now() from templates, generate_series(1, 99)
       where id = $1`,
    [last.id],
  )
  const countRetired = async () =>
    (
      await node.ctx.pool.query('select id from templates where publisher_id = $1 and retired_at is not null', [
        restless.user.id,
      ])
    ).rows.length
  expect(await countRetired()).toBe(100)
  await retire(restless, last)
  expect(await countRetired()).toBe(100)
  expect(await find(restless, oldest)).toBeUndefined()
  expect(await find(restless, last)).toMatchObject({ retiredAt: expect.any(String) })
})

test('the templates of a publisher that is no longer a verifier are not offered, and the publisher can still retire them', async () => {
  const former = await buildVerifier(node)
  const template = await buildTemplate(former, { title: 'Of a former verifier' })
  expect(await search('q=former')).toHaveLength(1)
  await node.ctx.pool.query('update users set is_self_registered = false where id = $1', [former.user.id])
  expect(await search('q=former')).toEqual([])
  expect((await send(node, 'GET', `/api/templates/${template.id}`)).status).toBe(404)
  expect(await former.client.code('POST', '/api/templates', templateForm)).toBe('403 not-allowed')
  expect((await retire(former, template)).status).toBe(204)
})
