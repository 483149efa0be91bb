export const transactionTexts = {
  steps: {
    prepare: 'التحضير',
    confirm: 'التأكيد في محفظتك',
    sent: 'الإرسال',
    confirmed: 'التأكيد على السلسلة',
    record: 'الحفظ',
  },
  stepStates: { done: 'تم', running: 'قيد التنفيذ', waiting: 'ليس بعد', failed: 'فشل' },
  processing: {
    preparing: 'جارٍ تحضير كل شيء…',
    confirming: 'حان دورك: افتح محفظتك وأكّد. إذا طلبت تبديل الشبكة، فأكّد ذلك أولًا.',
    sent: 'المعاملة في طريقها. تؤكدها سلسلة الكتل عادةً خلال دقيقة. يمكنك إغلاق هذه النافذة، فالعملية مستمرة.',
    finishing: 'أوشكنا على الانتهاء…',
  },
  /** These texts show if the wallet has too little money and the service offers to pay. */
  unaffordable: {
    text: 'رصيد محفظتك لا يكفي لرسوم الشبكة. يمكن لهذه الخدمة دفعها عنك: ليس عليك إلا التوقيع.',
    service: 'دعنا ندفع',
    wallet: 'سأدفع بنفسي',
  },
  /** These texts replace those about the wallet for a person who signed in with a passkey. */
  byPasskey: {
    confirm: 'التأكيد بمفتاح المرور',
    confirming: 'ترسلها هذه الخدمة عنك وتدفع الرسوم. إذا طلب جهازك ذلك، فأكّد ببصمتك أو وجهك أو رقمك السري.',
  },
  successTitle: 'نجحت المعاملة!',
  /** This title replaces `successTitle` when nothing went to the chain. */
  savedTitle: 'تم الحفظ بنجاح',
  failureTitle: 'فشلت المعاملة',
  failureFallback: 'حدث خطأ أثناء معالجة معاملتك.',
  /**
   * Each text says what a failed transaction did not change. How far the transaction came decides
   * which text shows.
   */
  unaffected: {
    beforeSent: 'لم يُخصم شيء.',
    unanswered: 'إذا أكّدتها في محفظتك فستستمر، وتظهر نتيجتها هنا تلقائيًا.',
    afterSent: 'لم تقبلها سلسلة الكتل. ربما خُصمت رسوم الشبكة.',
    afterConfirmed: 'أكّدتها سلسلة الكتل. ستظهر هنا تلقائيًا بعد لحظات.',
  },
  explorer: 'عرض المعاملة',
  busy: 'يُرجى إنهاء معاملتك الأخرى أولًا.',
} as const
