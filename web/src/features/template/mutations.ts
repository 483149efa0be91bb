import { templateCalls } from '@did/domain/calls/templates'
import type { TemplateId } from '@did/domain/ids'
import type { OwnTemplate } from '@did/domain/template/template'
import type { TemplateForm } from '@did/domain/template/template-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSeenVersion } from '../../lib/query/seen-version.ts'

/** `attempt` identifies one filled-in form, so that sending the form twice makes one template. */
type Publication = { form: TemplateForm; attempt: string }

export function usePublishTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, attempt }: Publication) =>
      api(templateCalls.publishTemplate, { body: form, idempotencyKey: attempt }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

/**
 * If the template was changed elsewhere, the server refuses the first update. The person can then
 * send the update again, and it overwrites that change.
 */
export function useUpdateTemplate(template: OwnTemplate | null) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: template?.version ?? 0, text: writtenIn(template) })
  return useMutation({
    mutationFn: ({ id, form }: { id: TemplateId; form: TemplateForm }) =>
      api(templateCalls.updateTemplate, { params: { id }, body: form, ifMatch: version }),
    onError: noteRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

export function useRetireTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: OwnTemplate) => api(templateCalls.retireTemplate, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

function writtenIn(template: OwnTemplate | null): string {
  return JSON.stringify(
    template && [template.type, template.title, template.summary, template.fields, template.example, template.level],
  )
}
