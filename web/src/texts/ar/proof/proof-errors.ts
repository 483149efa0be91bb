import type { ErrorText } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': {
    type: 'verification',
    text: 'الإثبات غير صحيح. لم يُتخذ أي قرار. يُرجى إنشاؤه مجددًا.',
  },
  'proof-engine-refused': { type: 'verification', text: 'لا تقبل هذه النسخة من الخدمة إثباتات من هذا النوع.' },
  'prover-unavailable': {
    type: 'verification',
    text: 'تعذّر إنشاء الإثبات في هذا المتصفح. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  },
  'proof-queue-full': {
    type: 'verification',
    text: 'يجري التحقق من إثباتات كثيرة حاليًا. يُرجى إعادة المحاولة بعد ثوانٍ.',
  },
  'attestation-mismatch': {
    type: 'verification',
    text: 'تغيّر البيان منذ طلب التوقيع. يُرجى فتح الطلب مجددًا.',
  },
  'fact-contradicted': {
    type: 'verification',
    text: 'عمر مذكور في البيان لا يتفق مع تاريخ ميلاد.',
  },
  'attestation-signature-invalid': {
    type: 'verification',
    text: 'التوقيع ليس من حسابك. يُرجى التوقيع بالحساب الذي وُجّه إليه الطلب.',
  },
} as const satisfies Record<string, ErrorText>
