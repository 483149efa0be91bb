import type { ErrorText } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': { type: 'wallet', text: 'لا تتيح هذه الخدمة مفاتيح المرور. يُرجى ربط محفظة.' },
  'passkey-of-another-account': {
    type: 'wallet',
    text: 'مفتاح المرور هذا لا يخص الحساب الذي سُجّل الدخول به.',
  },
  'sponsoring-not-offered': {
    type: 'transaction',
    text: 'لا تدفع هذه الخدمة رسوم المعاملات. يُرجى ربط محفظة تدفع.',
  },
  'sponsoring-refused': {
    type: 'transaction',
    text: 'لا تدفع هذه الخدمة رسوم ذلك. يُرجى ربط محفظة تدفع.',
  },
  'sponsored-call-fails': {
    type: 'transaction',
    text: 'سترفض سلسلة الكتل هذا، لذا لم يُرسل شيء. يُرجى إعادة تحميل الصفحة وإعادة المحاولة.',
  },
  'sponsoring-used-up': {
    type: 'transaction',
    text: 'استُنفد ما تدفعه هذه الخدمة في اليوم. يُرجى إعادة المحاولة غدًا، أو ربط محفظة تدفع.',
  },
  'sponsoring-too-slow': {
    type: 'transaction',
    text: 'سلسلة الكتل مزدحمة. حُفظ طلبك وسيُرسل في أقرب وقت ممكن.',
  },
  'passkey-declined': {
    type: 'wallet',
    text: 'لم يُؤكَّد شيء. يُرجى إعادة المحاولة والتأكيد ببصمتك أو وجهك أو رقمك السري.',
  },
  'passkey-unsupported': {
    type: 'wallet',
    text: 'لا يدعم هذا المتصفح مفاتيح المرور. يُرجى استخدام متصفح آخر، أو ربط محفظة.',
  },
  'passkey-host-unfit': {
    type: 'wallet',
    text: 'لا تعمل مفاتيح المرور على عنوان رقمي. يُرجى فتح هذه الصفحة على localhost بدلًا من ذلك.',
  },
  'passkey-busy': { type: 'wallet', text: 'هناك طلب آخر مفتوح لمفتاح مرور. يُرجى إكماله أو إغلاقه أولًا.' },
  'passkey-already-here': {
    type: 'wallet',
    text: 'على ذلك الجهاز مفتاح مرور لهذه الهوية بالفعل. يُرجى اختيار جهاز آخر أو مفتاح أمان.',
  },
  'passkey-unknown': {
    type: 'wallet',
    text: 'ليس لمفتاح المرور هذا حساب هنا بعد. يُرجى إنشاء مفتاح جديد أو استخدام مفتاح آخر.',
  },
} as const satisfies Record<string, ErrorText>
