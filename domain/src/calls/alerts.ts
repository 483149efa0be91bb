import { alertSettingsSchema } from '../alert/alert.ts'
import type { Call } from '../call.ts'

export const alertCalls = {
  getAlertSettings: { method: 'GET', path: '/api/alerts', response: alertSettingsSchema },
  changeAlertSettings: { method: 'PUT', path: '/api/alerts' },
  setAlertAddress: { method: 'PUT', path: '/api/alerts/address' },
  removeAlertAddress: { method: 'DELETE', path: '/api/alerts/address' },
  addAlertDevice: { method: 'PUT', path: '/api/alerts/devices' },
  removeAlertDevice: { method: 'DELETE', path: '/api/alerts/devices/:id' },
  confirmAlertAddress: { method: 'POST', path: '/api/alerts/confirm' },
  stopAlertMail: { method: 'POST', path: '/api/alerts/stop/:token' },
} as const satisfies Record<string, Call>
