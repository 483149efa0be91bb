import type { RevocationReason } from '../../../attestation/revocation-reason.ts'

export const unnamedOwner = 'صاحب البيان'

export const on = (signedOn: string | null) => (signedOn === null ? '' : ` في ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `. السبب: ${reason}`)

export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'أُكّد بالخطأ',
  'no-longer-true': 'لم يعد صحيحًا',
  'holder-request': 'طلب صاحبه ذلك',
  'key-compromised': 'ربما استخدم شخص آخر مفتاح جهة التحقق',
  other: 'سبب لم يُذكر',
}
