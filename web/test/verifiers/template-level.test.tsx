import { expect, it, vi } from 'vitest'
import { TemplateDialog } from '../../src/features/template/template-dialog.tsx'
import { ada } from '../rig/people.ts'
import { field, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const levels = () => [...(field('Level of your confirmation') as HTMLSelectElement).options].map(({ text }) => text)

it('the levels of a template have the same names under which a verifier later signs a claim of the template’s type', async () => {
  stubServer()
  await show(<TemplateDialog user={ada} template={null} onClose={vi.fn()} />)
  expect(levels()).toContain('Identity')
  await type('Claim Type', 'employment')
  await waitFor(() => levels().includes('Employment History'))
  expect(levels()).not.toContain('Identity')
})
