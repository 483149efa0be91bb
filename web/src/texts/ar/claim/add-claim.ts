import { quoteWords } from '@did/domain/proof/quote-words'

const names = new Intl.ListFormat('ar-u-nu-latn')

export const addClaimTexts = {
  title: 'إضافة بيان جديد',
  description: 'اكتب ما يمكن لجهة تحقق أن تتحقق منه: الأسماء بدقة، ومتى، وأين.',
  fromTemplate: (title: string) => `من القالب ${quoteWords(title)}. غيّر ما تشاء.`,
  type: 'نوع البيان',
  typePlaceholder: 'اختر نوع البيان',
  name: 'العنوان',
  details: 'الوصف',
  detailsPlaceholder: 'ما موضوعه، ومتى، وأين',
  detailsOptional: 'الوصف (اختياري)',
  detailsOptionalHint: 'كل ما لا تذكره الحقول أعلاه.',
  holderName: 'اسمك',
  holderNameHint: 'كما تعرفك المؤسسة. هي تؤكد هذا الاسم، ويراه كل من تشارك معه البيان.',
  issueDate: {
    label: 'تاريخ الإصدار (اختياري)',
    hint: 'التاريخ المدون على وثيقتك.',
    without: 'من دون تاريخ يُؤرَّخ البيان بيوم إضافته.',
  },
  template: {
    label: 'البدء من قالب (اختياري)',
    none: 'شيء آخر',
    of: (title: string, verifier: string) => `${quoteWords(title)} · ${quoteWords(verifier)}`,
  },
  fields: {
    optional: (label: string) => `${label} (اختياري)`,
    choose: 'اختر',
    example: (value: string) => `مثلًا ${value}`,
    readers: 'تقرأ المؤسسة التي تتحقق من البيان هذه الحقول، ويقرؤها كذلك كل من تعرضها عليه.',
  },
  opened: {
    summary: (labels: string) => `يظهر عند المشاركة: ${labels}`,
    holder: 'اسمك',
    hint: 'هذا ما يبدأ به كل رابط جديد. يمكنك الاختيار مجددًا لكل رابط.',
    show: (label: string) => `عرض ${quoteWords(label)}`,
  },
  privateFields: {
    belongs: (labels: readonly string[]) => {
      const named = names.format(labels.map((label) => quoteWords(label)))
      return `مكان هذا ضمن سماتك الخاصة: ${named}. لا يقرؤه إلا أنت وجهة التحقق التي تختارها.`
    },
    enter: (label: string) => `إدخال ${quoteWords(label)} هناك`,
    wish: (label: string) => `إضافة ${quoteWords(label)} بعد هذه الخطوة مباشرة`,
    wishHint: 'عندها ينشئ متصفحك المفتاح لذلك. لا يُرسل شيء قبلها.',
    line: (label: string) =>
      `فكّر قبل أن تكتب ${quoteWords(label)} هنا: كل من تعرض عليه هذا الحقل يقرؤه، ولا يمكنك التراجع عن ذلك.`,
  },
  issuer: 'جهة الإصدار أو عنوانها',
  issuerHint: 'اسم المؤسسة التي أصدرته أو عنوان محفظتها.',
  selfIssued: 'صادر عني',
  selfIssuedHint: 'البيانات الصادرة عنك تظهر على أنها لم يتم التحقق منها، حتى تتحقق منها جهة موثوقة.',
  publication: {
    legend: 'على سلسلة الكتل',
    private: 'إبقاء النص خاصًا',
    privateHint: 'لا تُسجل على سلسلة الكتل إلا بصمته. لا يستطيع أحد قراءة البيان منها.',
    publish: 'نشر النص على سلسلة الكتل',
    publishHint: 'يستطيع أي شخص قراءته هناك إلى الأبد. لا يمكن التراجع عن ذلك.',
    offChain: 'معرّف DID الخاص بك ليس على سلسلة الكتل بعد، لذا يُحفظ هذا البيان هنا فقط. يمكن تسجيله بعد السكّ.',
  },
  attributes: {
    summary: 'السمات الخاصة (اختيارية)',
    wrong: { title: 'خطأ في الإدخال', description: 'يُرجى مراجعة سماتك الخاصة' },
    sealTitle: 'السمات الخاصة',
    sealText: 'تم حفظ بيانك. الخطوة التالية تشفير ما أدخلته معه.',
  },
  submit: 'إنشاء البيان',
  submitting: 'جارٍ الإنشاء...',
} as const
