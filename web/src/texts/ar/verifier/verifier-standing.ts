export const suspendedTexts = {
  title: 'موقوفة',
  since: (date: string) => `موقوفة منذ ${date}`,
  reason: 'السبب:',
  means:
    'لا يمكنك تأكيد أي شيء حاليًا. لا يزال بإمكانك قراءة قراراتك وسحب ما أكّدته. إذا كان هذا خطأ، فراسل الإدارة، أو قدّم طلبًا جديدًا من ملفك الشخصي.',
  contact: 'مراسلة الإدارة',
  applyAgain: 'تقديم طلب جديد من ملفك الشخصي',
} as const

export const verifierStandingTexts = {
  own: {
    selfRegisteredText: 'يمكنك التحقق. من يتحقق مما أكّدته يقرأ أن أحدًا لم يراجع مؤسستك.',
    apply: 'طلب الاعتماد',
    waiting: 'طلبك بانتظار القرار.',
  },
  dialog: {
    title: 'طلب الاعتماد',
    description: 'تراجع الإدارة مؤسستك. لا يتغير شيء حتى صدور القرار. بأي اسم ينبغي اعتمادها؟',
    submit: 'إرسال الطلب',
  },
  toasts: {
    registered: {
      title: 'تمت الموافقة على صفة جهة تحقق',
      description: 'يمكنك الآن البتّ في طلبات التحقق. لم يراجع أحد مؤسستك بعد.',
    },
    requested: {
      title: 'تم طلب صفة جهة تحقق',
      description: 'قُدّم طلبك لتصبح جهة تحقق',
    },
    grantedAtOnce: {
      title: 'تم طلب صفة جهة تحقق',
      description: 'قُدّم طلبك لتصبح جهة تحقق، وهو سارٍ فورًا. لم يراجع أحد مؤسستك بعد.',
    },
    applied: {
      title: 'تم تقديم الطلب',
      description: 'تتخذ الإدارة قرارها بشأن اعتمادك. ستتلقى إشعارًا هنا.',
    },
    applyFailed: { title: 'خطأ', description: 'تعذّر إرسال طلبك' },
  },
} as const
