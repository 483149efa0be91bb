import type { ErrorText } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': {
    type: 'wallet',
    text: 'لا تستطيع هذه المحفظة فعل ذلك. يُرجى استخدام رمز الاستعادة أو مفتاح مرور.',
  },
  'vault-passkey-unfit': { type: 'wallet', text: 'لا يستطيع مفتاح المرور هذا فعل ذلك. يُرجى استخدام وسيلة أخرى.' },
  'vault-passkey-declined': { type: 'wallet', text: 'لم يُستخدم مفتاح المرور. يُرجى إعادة المحاولة.' },
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'هذا الملف ليس نسخة احتياطية من سمات خاصة. يُرجى اختيار ملف آخر.',
  },
  'attributes-unreadable': { type: 'verification', text: 'لا يمكن فتح هذه السمات الخاصة بمفتاحك.' },
  'attributes-unsigned': { type: 'verification', text: 'لم يوقّع صاحب الوثيقة هذه السمات الخاصة.' },
} as const satisfies Record<string, ErrorText>
