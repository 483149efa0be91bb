export const commonTexts = {
  product: 'DID Verification',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  cancel: 'إلغاء',
  tryAgain: 'إعادة المحاولة',
  showAll: 'عرض الكل',
  linkAsText: 'عرض الرابط كنص',
  showLess: 'عرض أقل',
  loading: 'جارٍ التحميل…',
  skipToContent: 'الانتقال إلى المحتوى',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  mainNavigation: 'القائمة الرئيسية',
  more: 'المزيد',
  toast: { label: 'إشعار', region: (hotkey: string) => `الإشعارات (${hotkey})` },
  theme: { label: 'المظهر', system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
  screenFailed: { title: 'تعذّر تحميل هذا الجزء', reload: 'إعادة تحميل الصفحة' },
} as const

export const pageNames = {
  home: 'الرئيسية',
  about: 'عن الخدمة',
  useCases: 'حالات الاستخدام',
  tutorials: 'الشروحات',
  contact: 'اتصل بنا',
  privacyPolicy: 'سياسة الخصوصية',
  termsOfService: 'شروط الخدمة',
  cookiePolicy: 'سياسة ملفات تعريف الارتباط',
  security: 'الأمان',
  templates: 'القوالب',
  check: 'تحقق جماعي',
  register: 'سجل جهات التحقق',
  scanCode: 'مسح رمز QR',
  debug: 'أدوات التشخيص',
} as const

export const anchorNames = { dids: 'معرّفات DID', claims: 'البيانات', verify: 'التحقق' } as const

export const footerTexts = {
  pages: 'الصفحات',
  legal: 'الشؤون القانونية',
  resources: 'المراجع',
  copyright: (year: number) => `© ${year} DID Verification`,
  w3c: 'مواصفة W3C لمعرّفات DID',
  erc721: 'ERC-721',
  eip1056: 'EIP-1056',
  dif: 'Decentralized Identity Foundation',
} as const

export const bannerTexts = {
  offline: {
    what: 'لا يوجد اتصال بالإنترنت.',
    works:
      'ما تراه هو ما احتفظ به هذا الجهاز، وقد يكون قديمًا، ولا يمكن حفظ أي جديد. تظل روابط المشاركة تُفتح ويجري التحقق منها بقدر ما يستطيع هذا الجهاز.',
  },
  server: {
    what: 'تعذّر الوصول إلى الخادم.',
    works: 'قد يكون ما تراه قديمًا، ولا يمكن حفظ أي جديد. يظل التحقق من روابط المشاركة ممكنًا. نواصل محاولة الاتصال.',
  },
  database: {
    what: 'لا يستطيع الخادم الوصول إلى قاعدة بياناته.',
    works: 'يظل التحقق من روابط المشاركة ممكنًا. تظهر معلوماتك هنا فور عودة قاعدة البيانات، ولن يضيع شيء.',
  },
  chain: {
    what: 'تعذّر الوصول إلى سلسلة الكتل.',
    works: 'يمكنك الاطلاع على كل شيء ومشاركته. أما السكّ وتسجيل البيانات فينتظران عودة السلسلة.',
  },
} as const

export const forgetfulTexts = {
  what: 'أبقِ هذه الصفحة مفتوحة.',
  meaning:
    'لا يحتفظ هذا المتصفح بأي شيء لهذا الموقع. ما بدأته هنا يضيع عند إغلاق الصفحة أو إعادة تحميلها، ما لم تسمح للموقع بتخزين البيانات ثم تبدأ من جديد.',
} as const
