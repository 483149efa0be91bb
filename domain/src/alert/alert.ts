import * as z from 'zod/mini'
import { emailSchema } from '../account/profile-form.ts'
import { alertDeviceIdSchema, alertTokenSchema } from '../ids.ts'

/** The changes about which a person can get an alert. */
export const alertKinds = ['asked', 'decided', 'question', 'ending', 'revoked', 'opened', 'control'] as const
export const alertKindSchema = z.enum(alertKinds)
export type AlertKind = z.infer<typeof alertKindSchema>

/** The channels of alerts: e-mail, and Web Push (RFC 8030). */
export const alertChannels = ['mail', 'push'] as const
export type AlertChannel = (typeof alertChannels)[number]

const kindsSchema = z.array(alertKindSchema).check(z.maxLength(alertKinds.length))

/**
 * An endpoint is the URL at which a push service wakes a browser. Whoever knows it could use the
 * browser for alerts of another account, so the server shows only a hash of the endpoint. By this
 * hash, a page recognizes its own browser.
 */
const endpointSchema = z.url({ protocol: /^https$/ }).check(z.maxLength(1000))
export const alertDeviceSchema = z.object({ id: alertDeviceIdSchema, endpointHash: z.string() })

export const alertSettingsSchema = z.object({
  /** `address` gets alerts only after its owner has opened the link in a mail to this address. */
  mail: z.object({
    isOffered: z.boolean(),
    address: z.nullable(z.string()),
    isConfirmed: z.boolean(),
    kinds: kindsSchema,
  }),
  /** `publicKey` is 65 bytes as base64url, or null if this installation sends no Web Push. */
  push: z.object({ publicKey: z.nullable(z.string()), devices: z.array(alertDeviceSchema), kinds: kindsSchema }),
})
export type AlertSettings = z.infer<typeof alertSettingsSchema>

export const changeAlertSettingsSchema = z.object({
  mailKinds: z.optional(kindsSchema),
  pushKinds: z.optional(kindsSchema),
})
export type ChangeAlertSettings = z.infer<typeof changeAlertSettingsSchema>

export const setAlertAddressSchema = z.object({ address: emailSchema })
export const confirmAlertAddressSchema = z.object({ token: alertTokenSchema })
export const addAlertDeviceSchema = z.object({ endpoint: endpointSchema })
