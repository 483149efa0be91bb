import { templateRoutes } from '@did/domain/routes/templates'
import type { OwnTemplate, TemplateForm } from '@did/domain/template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

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

/** Refused when it was changed elsewhere meanwhile; the newest is asked for, so that the next attempt is about that. */
export function useUpdateTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ template: { id, version }, form }: { template: OwnTemplate; form: TemplateForm }) =>
      api(templateRoutes.updateTemplate, { params: { id }, body: form, ifMatch: version }),
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
