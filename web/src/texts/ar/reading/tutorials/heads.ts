export const tutorialsTexts = {
  title: 'الشروحات',
  lead: 'ستة شروحات قصيرة، بترتيب منطقي. ينتهي كل منها حيث يمكنك تطبيق ما يشرحه.',
} as const

export const tutorialHeads = {
  'introduction-to-dids': {
    title: 'مقدمة عن DID',
    lead: 'ما هو المعرّف الخاص بك، وفيم ينفع.',
  },
  'creating-your-first-did': {
    title: 'إنشاء أول معرّف DID',
    lead: 'من محفظة إلى معرّف DID على سلسلة الكتل، في نحو ثلاث دقائق.',
  },
  'managing-claims': {
    title: 'إدارة البيانات',
    lead: 'اكتب بيانات يمكن التحقق منها، واطلب التحقق منها، ورتّبها.',
  },
  'zero-knowledge-proofs': {
    title: 'الإثبات بمعرفة صفرية',
    lead: 'أن تُظهر أن شيئًا صحيح من دون أن تُظهر لماذا.',
  },
  'selective-disclosure': {
    title: 'العرض الانتقائي',
    lead: 'اعرض الجزء المطلوب، واحجب الباقي.',
  },
  'becoming-a-verifier': {
    title: 'كيف تصبح جهة تحقق',
    lead: 'تحقق من البيانات باسم مؤسستك، ووقّع ما تحققت منه.',
  },
} as const
