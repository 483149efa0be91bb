import { quoteWords } from '@did/domain/proof/quote-words'
export const claimDetailsTexts = {
  detail: {
    tabs: { details: 'التفاصيل', share: 'مشاركة' },
    issueDate: 'تاريخ الإصدار',
    type: 'النوع',
    description: 'الوصف',
    status: 'الحالة',
    standing: {
      current: 'تم التحقق',
      none: 'بانتظار التحقق',
      expired: 'منتهي الصلاحية',
      withdrawn: 'مسحوب',
    },
    validity: 'التحقق',
    didTokenId: 'رقم رمز DID',
    added: 'أُضيف',
    newer: 'غيّرت هذا البيان: فتح نسخته الأحدث',
    /**
     * These texts are about the record of the claim. The texts of a verdict are about the record of
     * the verifier's signature.
     */
    chain: 'تسجيلك على سلسلة الكتل',
    chainRecord: {
      none: 'لم تسجّله أنت. يُسجَّل توقيع جهة التحقق على حدة.',
      committed: 'مسجل مع إبقاء النص خاصًا',
      published: 'مسجل والنص منشور',
    },
    notVerified: {
      title: 'لم يتم التحقق منه بعد',
      text: 'اطلب من مؤسسة تثق بها التحقق من هذا البيان.',
      action: 'طلب التحقق',
    },
    waiting: 'أرسلت طلبًا ولم يصل الرد بعد. يمكنك أيضًا إرسال طلب إلى مؤسسة أخرى.',
    renewal: {
      expired: {
        title: 'انتهت صلاحية هذا التحقق',
        text: 'لا تقف أي جهة وراء هذا البيان حاليًا. اطلب التحقق مجددًا ليُعتدّ به من جديد.',
        action: 'تجديد',
      },
      withdrawn: {
        title: 'لا تقف أي جهة وراء هذا البيان حاليًا',
        text: 'يمكنك إرسال طلب جديد إلى جهة التحقق نفسها أو إلى جهة أخرى.',
        action: 'طلب جديد',
      },
    },
    doubted: 'لم تعد جهة التحقق تقف وراء ما يقوله البيان. صحّحه، أو أرسل طلبًا جديدًا إن كان النص صحيحًا.',
    show: 'عرض بملء الشاشة',
    viewProof: 'عرض الإثبات',
    renew: 'تجديد',
    edit: 'تعديل',
    correct: 'تصحيح البيان',
    history: 'السجل الزمني',
  },
  proof: {
    title: 'الإثبات',
    description: (title: string) => `ما يستند إليه ${quoteWords(title)}.`,
    what: 'ما أكّدته جهة التحقق',
    level: 'مستوى التحقق',
    by: 'جهة التحقق',
    wallet: 'محفظة جهة التحقق',
    on: 'تاريخ التحقق',
    standing: 'حالة جهة التحقق',
    unknownVerifier: (id: number) => `جهة التحقق ${id}`,
    explanation: 'وقّعت جهة التحقق هذا البيان بعينه بمحفظتها. هذا التوقيع هو ما يتحقق منه كل من يصله رابطك.',
    loading: 'جارٍ تحميل الإثبات',
    loadFailure: 'حدث خطأ أثناء تحميل الإثبات. يظل التحقق من البيان نفسه قائمًا.',
    missing: 'لم يُعثر على القرار بشأن هذا البيان في طلباتك.',
    back: 'الرجوع إلى التفاصيل',
  },
  levelMeaning: {
    IdentityProof: 'أن البيان يخص الشخص المذكور فيه.',
    AgeProof: 'أن الشخص بلغ السن المطلوبة.',
    EducationProof: 'أن المستوى التعليمي متحقق.',
    IncomeProof: 'أن الدخل أعلى من المبلغ المطلوب.',
    LocationProof: 'أن الشخص في المكان المطلوب.',
    CredentialProof: 'أن الوثيقة صدرت كما هي مكتوبة.',
  },
  levelUnknown: 'أن البيان صحيح كما هو مكتوب.',
} as const
