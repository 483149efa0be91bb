import type { TemplateId } from '@did/domain/ids'
import { templateRoutes } from '@did/domain/routes/templates'
import type { OwnTemplate, TemplateForm } from '@did/domain/template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useSeenVersion } from '../../lib/seen-version.ts'

/** `attempt` is one filled-in form however often it is sent: silence and another try publish one template, not two. */
type Publication = { form: TemplateForm; attempt: string }

export function usePublishTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, attempt }: Publication) =>
      api(templateRoutes.publishTemplate, { body: form, idempotencyKey: attempt }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

/** Refused once when it was changed elsewhere meanwhile; the newest is asked for, so that the next attempt is about that. */
export function useUpdateTemplate(template: OwnTemplate | null) {
  const client = useQueryClient()
  const [version, noteRefusal] = useSeenVersion({ version: template?.version ?? 0, text: writtenIn(template) })
  return useMutation({
    mutationFn: ({ id, form }: { id: TemplateId; form: TemplateForm }) =>
      api(templateRoutes.updateTemplate, { params: { id }, body: form, ifMatch: version }),
    onError: noteRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

export function useRetireTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: OwnTemplate) => api(templateRoutes.retireTemplate, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.templates }),
  })
}

function writtenIn(template: OwnTemplate | null): string {
  return JSON.stringify(
    template && [template.type, template.title, template.summary, template.fields, template.example],
  )
}
