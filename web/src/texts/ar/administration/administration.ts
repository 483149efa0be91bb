import { quoteWords } from '@did/domain/proof/quote-words'
export const administrationTexts = {
  notAllowed: { title: 'للإدارة فقط', text: 'ليست هذه من المحافظ التي تقرر من يُسمح له بالتحقق.' },
  applications: {
    heading: 'طلبات الاعتماد',
    empty: 'لا أحد بانتظار قرار.',
    failed: 'تعذّر تحميل طلبات الاعتماد.',
    applied: (date: string) => `تاريخ التقديم: ${date}`,
    from: (username: string) => `من ${quoteWords(username)}`,
    domainProven: (domain: string) => `ثبتت إدارتها للنطاق ${domain}`,
    domainUnproven: 'لم يثبت أي نطاق',
    newName: (name: string) => `معتمدة الآن باسم ${quoteWords(name)} وتطلب هذا الاسم الجديد`,
    again: 'سبق إيقافها',
    finishing: 'اعتُمدت على سلسلة الكتل. جارٍ إنهاء القرار…',
    approve: 'موافقة',
    refuse: 'رفض',
  },
  decisions: {
    heading: 'القرارات حتى الآن',
    empty: 'لم يُتخذ أي قرار بعد.',
    failed: 'تعذّر تحميل القرارات.',
    status: { approved: 'تمت الموافقة', refused: 'مرفوض', suspended: 'موقوفة' },
    by: (administrator: string) => `صاحب القرار: ${administrator}`,
  },
  approveTransaction: {
    title: 'اعتماد جهة تحقق',
    success: 'الاعتماد الآن على سلسلة الكتل، وأُبلغ مقدم الطلب.',
  },
  refuseDialog: {
    title: 'هل تريد رفض هذا الطلب؟',
    text: (organization: string) => `سيصل إشعار إلى ${quoteWords(organization)}، ويمكن تقديم طلب جديد.`,
    confirm: 'رفض',
    confirming: 'جارٍ الرفض...',
  },
  accredited: {
    heading: 'السجل',
    suspend: 'إيقاف',
    suspendEarlier: 'تقديم بداية الإيقاف',
  },
  suspendDialog: {
    title: 'هل تريد إيقاف جهة التحقق هذه؟',
    text: (name: string) =>
      `من الآن فصاعدًا لا يُقبل أي تحقق من ${quoteWords(name)}. يبقى ما سبق تأكيده كما كان. السبب علني ويبقى إلى الأبد.`,
    earlierText: 'اتركه فارغًا ليسري الآن. اختر وقتًا سابقًا إذا استخدم شخص آخر محفظتها منذ ذلك الوقت.',
    confirm: 'إيقاف',
    confirming: 'جارٍ الإيقاف...',
  },
  suspendEarlierDialog: {
    title: 'هل تريد تقديم بداية الإيقاف؟',
    text: (name: string) =>
      `الإيقاف سارٍ على ${quoteWords(name)}. ولن يُعتدّ أيضًا بما تم تأكيده منذ الوقت الذي تختاره. السبب علني ويبقى إلى الأبد.`,
    earlierText: 'يجب أن يسبق الإيقاف. ولا يمكن أبدًا نقله إلى وقت لاحق.',
    confirm: 'تقديم البداية',
    confirming: 'جارٍ الحفظ...',
  },
  asOf: {
    label: 'ابتداءً من',
    faults: {
      'no-date': 'اختر تاريخًا ووقتًا',
      future: 'لم يحن هذا الوقت بعد',
      'before-accreditation': 'لم تكن جهة التحقق معتمدة في هذا الوقت',
      'not-earlier': 'اختر وقتًا قبل الإيقاف',
    },
  },
  suspendTransaction: {
    title: 'إيقاف جهة تحقق',
    success: 'الإيقاف الآن على سلسلة الكتل، وأُبلغت جهة التحقق.',
  },
  reason: 'السبب',
  reasonHint: 'سيُعرض على الجهة المعنية.',
  reasonMissing: 'يُرجى ذكر السبب',
  toasts: {
    approved: (name: string) => ({
      title: 'تم الاعتماد',
      description: `من الآن فصاعدًا يُسمح بالتحقق لـ ${quoteWords(name)}`,
    }),
    refused: (name: string) => ({ title: 'تم الرفض', description: `أُرسل إشعار إلى ${quoteWords(name)}` }),
    suspended: (name: string) => ({ title: 'تم الإيقاف', description: `لم يعد التحقق متاحًا لـ ${quoteWords(name)}` }),
    failed: 'خطأ',
  },
} as const

export const standingTexts = {
  heading: 'وضعك كجهة تحقق',
  refused: 'رُفض طلبك',
  refusedText: (organization: string) => `لم تُعتمد ${quoteWords(organization)}. يمكنك تقديم طلب جديد.`,
  pending: 'طلبك قيد المراجعة',
  pendingText: (organization: string) => `تتخذ الإدارة قرارها بشأن ${quoteWords(organization)}. ستتلقى إشعارًا هنا.`,
  suspended: (date: string) => `موقوفة منذ ${date}`,
  suspendedText: 'لا يمكنك التحقق حاليًا. يبقى ما أكّدته من قبل كما كان.',
  accredited: (name: string) => `معتمدة باسم ${quoteWords(name)}`,
  accreditedText: (date: string) => `منذ ${date}، في السجل العلني على سلسلة الكتل.`,
  domain: {
    heading: 'نطاقك',
    intro: 'أثبت أن مؤسستك تدير موقعها الإلكتروني. من يتحقق من تأكيد صادر عنك سيرى النطاق.',
    proven: (domain: string) => `تم إثبات ${domain}`,
    provenText: (seen: string, until: string) => `آخر فحص في ${seen}. يسري حتى ${until}.`,
    onChain: 'يظهر بعد أن تعتمدك الإدارة به.',
    label: 'النطاق',
    hint: 'مثلًا northfield.edu، من دون https:// ومن دون مسار.',
    step1: 'أنشئ الملف وضعه في موقعك الإلكتروني على العنوان',
    create: 'إنشاء الملف',
    creating: 'أكّد في محفظتك...',
    /** This replaces the word about the wallet for a person who came in with a passkey. */
    byPasskey: { creating: 'أكّد بمفتاح المرور...' },
    step2: 'عندما يصبح هناك، دعنا نبحث عنه.',
    check: 'فحص',
    checking: 'جارٍ البحث...',
    created: { title: 'تم إنشاء الملف', description: 'الملف did-configuration.json بين التنزيلات' },
    checked: (domain: string) => ({ title: 'تم إثبات النطاق', description: `يذكر ${domain} محفظتك` }),
    failed: 'خطأ',
  },
} as const
