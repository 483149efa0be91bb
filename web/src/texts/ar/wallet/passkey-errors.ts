import { type ErrorText, transaction, wallet } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': wallet('لا تتيح هذه الخدمة مفاتيح المرور. يُرجى ربط محفظة.'),
  'passkey-of-another-account': wallet('مفتاح المرور هذا لا يخص الحساب الذي سُجّل الدخول به.'),
  'sponsoring-not-offered': transaction('لا تدفع هذه الخدمة رسوم المعاملات. يُرجى ربط محفظة تدفع.'),
  'sponsoring-refused': transaction('لا تدفع هذه الخدمة رسوم ذلك. يُرجى ربط محفظة تدفع.'),
  'sponsored-call-fails': transaction(
    'سترفض سلسلة الكتل هذا، لذا لم يُرسل شيء. يُرجى إعادة تحميل الصفحة وإعادة المحاولة.',
  ),
  'sponsoring-used-up': transaction('استُنفد ما تدفعه هذه الخدمة في اليوم. يُرجى إعادة المحاولة غدًا، أو ربط محفظة تدفع.'),
  'sponsoring-too-slow': transaction('سلسلة الكتل مزدحمة. حُفظ طلبك وسيُرسل في أقرب وقت ممكن.'),
  'passkey-declined': wallet('لم يُؤكَّد شيء. يُرجى إعادة المحاولة والتأكيد ببصمتك أو وجهك أو رقمك السري.'),
  'passkey-unsupported': wallet('لا يدعم هذا المتصفح مفاتيح المرور. يُرجى استخدام متصفح آخر، أو ربط محفظة.'),
  'passkey-host-unfit': wallet('لا تعمل مفاتيح المرور على عنوان رقمي. يُرجى فتح هذه الصفحة على localhost بدلًا من ذلك.'),
  'passkey-busy': wallet('هناك طلب آخر مفتوح لمفتاح مرور. يُرجى إكماله أو إغلاقه أولًا.'),
  'passkey-already-here': wallet('على ذلك الجهاز مفتاح مرور لهذه الهوية بالفعل. يُرجى اختيار جهاز آخر أو مفتاح أمان.'),
  'passkey-unknown': wallet('ليس لمفتاح المرور هذا حساب هنا بعد. يُرجى إنشاء مفتاح جديد أو استخدام مفتاح آخر.'),
} satisfies Record<string, ErrorText>
