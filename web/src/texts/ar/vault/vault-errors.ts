import { type ErrorText, verification, wallet } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': wallet('لا تستطيع هذه المحفظة فعل ذلك. يُرجى استخدام رمز الاستعادة أو مفتاح مرور.'),
  'vault-passkey-unfit': wallet('لا يستطيع مفتاح المرور هذا فعل ذلك. يُرجى استخدام وسيلة أخرى.'),
  'vault-passkey-declined': wallet('لم يُستخدم مفتاح المرور. يُرجى إعادة المحاولة.'),
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'هذا الملف ليس نسخة احتياطية من سمات خاصة. يُرجى اختيار ملف آخر.',
  },
  'attributes-unreadable': verification('لا يمكن فتح هذه السمات الخاصة بمفتاحك.'),
  'attributes-malformed': verification(
    'إحدى هذه السمات الخاصة ليست بصيغة حقلها. لا مشكلة في مفتاحك. يُرجى أن تطلب من صاحبها إرسال السمات مجددًا.',
  ),
  'attributes-unsigned': verification('لم يوقّع صاحب الوثيقة هذه السمات الخاصة.'),
} satisfies Record<string, ErrorText>
