import { type ErrorText, verification } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': verification('الإثبات غير صحيح. لم يُتخذ أي قرار. يُرجى إنشاؤه مجددًا.'),
  'proof-engine-refused': verification('لا تقبل هذه النسخة من الخدمة إثباتات من هذا النوع.'),
  'prover-unavailable': verification('تعذّر إنشاء الإثبات في هذا المتصفح. يُرجى التحقق من الاتصال وإعادة المحاولة.'),
  'proof-queue-full': verification('يجري التحقق من إثباتات كثيرة حاليًا. يُرجى إعادة المحاولة بعد ثوانٍ.'),
  'attestation-mismatch': verification('تغيّر البيان منذ طلب التوقيع. يُرجى فتح الطلب مجددًا.'),
  'fact-contradicted': verification('عمر مذكور في البيان لا يتفق مع تاريخ ميلاد.'),
  'attestation-signature-invalid': verification('التوقيع ليس من حسابك. يُرجى التوقيع بالحساب الذي وُجّه إليه الطلب.'),
} satisfies Record<string, ErrorText>
