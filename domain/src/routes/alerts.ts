import * as z from 'zod/mini'
import {
  addAlertDeviceSchema,
  changeAlertSettingsSchema,
  confirmAlertAddressSchema,
  setAlertAddressSchema,
} from '../alert/alert.ts'
import { alertCalls } from '../calls/alerts.ts'
import { alertTokenSchema } from '../ids.ts'
import { describeRoutes, idParams } from '../route.ts'

export const alertRoutes = describeRoutes(alertCalls, {
  getAlertSettings: {
    summary: 'Get where and about which kinds of changes the caller is told',
    who: 'signed-in',
  },
  changeAlertSettings: {
    summary: 'Choose about which kinds of changes to be told by e-mail or by the browser',
    who: 'signed-in',
    body: changeAlertSettingsSchema,
    success: 204,
  },
  setAlertAddress: {
    summary:
      'Set the e-mail address for alerts. The address gets a link, which confirms it. Mails have the language of the cookie `language` or of `Accept-Language`',
    who: 'signed-in',
    body: setAlertAddressSchema,
    success: 204,
  },
  removeAlertAddress: {
    summary: 'Remove the e-mail address for alerts',
    who: 'signed-in',
    success: 204,
  },
  addAlertDevice: {
    summary: 'Add a browser that gets alerts by Web Push. Its push service must have a public address',
    who: 'signed-in',
    body: addAlertDeviceSchema,
    success: 204,
  },
  removeAlertDevice: {
    summary: 'Remove a browser that gets alerts',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
  confirmAlertAddress: {
    summary: 'Confirm an e-mail address by the token of its link. 410 for a used or expired token',
    who: 'public',
    body: confirmAlertAddressSchema,
    success: 204,
  },
  stopAlertMail: {
    summary: 'Stop all alerts by e-mail by the token of a message. Mail programs call this, too (RFC 8058)',
    who: 'public',
    params: z.object({ token: alertTokenSchema }),
    isForMailPrograms: true,
    success: 204,
  },
})
