import type { AlertSettings, ChangeAlertSettings } from '@did/domain/alert/alert'
import { alertCalls } from '@did/domain/calls/alerts'
import type { AlertDeviceId } from '@did/domain/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import './alert-errors.ts'

const queryKey = ['alert-settings']
/**
 * While the mail address is unconfirmed, the dialog reads the settings again at intervals of this
 * many milliseconds. The person may open the mail's link on another device.
 */
const lookAgainMs = 3000

export function useAlertSettings() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api(alertCalls.getAlertSettings, { signal, cache: 'no-store' }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? lookAgainMs : false),
  })
}

function isWaiting({ mail }: AlertSettings): boolean {
  return mail.address !== null && !mail.isConfirmed
}

/**
 * Resolves when the server has stored the chosen kinds of alerts and the page has read them back,
 * or when a toast has reported the failure.
 */
export function useChangeKinds(): (kinds: ChangeAlertSettings) => Promise<unknown> {
  const { mutateAsync } = useChange((body: ChangeAlertSettings) => api(alertCalls.changeAlertSettings, { body }))
  return (kinds) => mutateAsync(kinds).catch(toastFailure)
}

export function useSetAddress() {
  return useChange((address: string) => api(alertCalls.setAlertAddress, { body: { address } }))
}

export function useRemoveAddress() {
  return useChange(() => api(alertCalls.removeAlertAddress, {}))
}

export function useAddDevice() {
  return useChange((endpoint: string) => api(alertCalls.addAlertDevice, { body: { endpoint } }))
}

export function useRemoveDevices() {
  return useChange(async (ids: readonly AlertDeviceId[]) => {
    for (const id of ids) await api(alertCalls.removeAlertDevice, { params: { id } })
  })
}

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) })
}
