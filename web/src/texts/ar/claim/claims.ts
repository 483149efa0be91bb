import { plural } from '../frame/plural.ts'

export const claimsTexts = {
  heading: 'البيانات المتحقَّق منها',
  readOnly: {
    title: 'اربط محفظة لعرض البيانات',
    signInTitle: 'سجّل الدخول لعرض بياناتك',
    text: 'البيانات خاصة بصاحبها إلى أن يشاركها برمز أو رابط.',
  },
  add: 'إضافة بيان',
  proveAge: 'إثبات عمري',
  loading: 'جارٍ تحميل بياناتك',
  loadFailure: 'حدث خطأ أثناء تحميل بياناتك.',
  empty: {
    title: 'لا توجد بيانات بعد',
    text: 'البيان حقيقة واحدة عنك: شهادة أو وظيفة أو عضوية.',
    action: 'أضف بيانك الأول',
  },
  filter: {
    label: 'التصفية حسب نوع البيان',
    all: 'كل البيانات',
    found: (count: number) =>
      plural(count, {
        zero: 'لم يُعثر على أي بيان',
        one: 'عُثر على بيان واحد',
        two: 'عُثر على بيانين',
        few: 'عُثر على # بيانات',
        many: 'عُثر على # بيانًا',
        other: 'عُثر على # بيان',
      }),
  },
  badge: {
    verified: 'تم التحقق',
    pending: 'قيد الانتظار',
    pendingVerification: 'بانتظار التحقق',
  },
  state: {
    notSent: 'لم يُرسل إلى أي جهة بعد',
    waiting: (who: string, since: string) => `بانتظار رد ${who} منذ ${since}`,
    declined: (who: string, reason: string | null) => `مرفوض من قِبل ${who}${reason ? `: ${reason}` : ''}`,
    confirmed: (who: string, on: string) => `مؤكَّد من قِبل ${who} في ${on}`,
    ended: (who: string) => `كان مؤكَّدًا من قِبل ${who} وانتهت صلاحيته`,
    withdrawn: (who: string, reason: string | null) => `مسحوب من قِبل ${who}${reason ? `: ${reason}` : ''}`,
    someone: 'جهة التحقق',
  },
  until: {
    holds: (date: string) => `صالح حتى ${date}`,
    soon: (date: string) => `ينتهي في ${date}`,
    ended: (date: string) => `انتهى في ${date}`,
  },
  card: {
    issued: (date: string) => `تاريخ الإصدار: ${date}`,
    verifiedBy: 'تم التحقق من قِبل:',
    awaiting: 'بانتظار:',
    notAsked: 'لم يُطلب التحقق بعد',
    notAskedNow: 'لا ينتظر هذا البيان ردًا من أحد الآن',
    wasVerifiedBy: 'سبق التحقق من قِبل:',
    rejected: (who: string, reason: string | null) => `مرفوض من قِبل ${who}${reason ? `: ${reason}` : ''}`,
    verifierAsked: 'جهة التحقق التي طلبت منها',
    viewDetails: 'عرض التفاصيل',
    show: 'عرض',
    share: 'مشاركة',
    record: 'تسجيل على سلسلة الكتل',
  },
  transaction: {
    title: 'إضافة بيان',
    recordTitle: 'تسجيل على سلسلة الكتل',
    success: 'تم إنشاء بيانك بنجاح.',
    recordSuccess: 'تم تسجيل بيانك على سلسلة الكتل.',
    saved: 'تم حفظ بيانك.',
    savedButNotRecorded: (reason: string) =>
      `${reason.replace(/\.$/, '')}. تم حفظ بيانك، لكنه لم يُسجل على سلسلة الكتل بعد: اختر «تسجيل على سلسلة الكتل» على بطاقته عندما تكون مستعدًا.`,
  },
  toasts: {
    validation: { title: 'خطأ في الإدخال', description: 'يُرجى ملء جميع الحقول المطلوبة' },
    added: { title: 'تمت إضافة البيان', description: 'تم إنشاء بيانك بنجاح.' },
    recorded: { title: 'تم تسجيل البيان', description: 'تم تسجيل بيانك على سلسلة الكتل.' },
    recordedEarlier: {
      title: 'سُجّلت الصياغة السابقة',
      description: 'تغيّر البيان أثناء تأكيدك. سجّله مجددًا من بطاقته.',
    },
    templateGone: {
      title: 'القالب غير متاح',
      description: 'ربما أُوقف. يمكنك كتابة البيان بنفسك.',
    },
    failed: { title: 'خطأ في إضافة البيان', description: 'تعذّرت إضافة البيان' },
  },
} as const
