import { quoteWords } from '@did/domain/proof/quote-words'
import type { ShareStatusName } from '@did/domain/share/share-kind'
import { plural } from '../frame/plural.ts'

export const sharingTexts = {
  qrAlt: (title: string) => `رمز QR لـ${quoteWords(title)}`,
  loading: 'جارٍ إنشاء رمز QR',
  regenerate: 'إنشاء رمز QR مجددًا',
  copy: 'نسخ رابط المشاركة',
  copied: { title: 'تم نسخ الرابط!', description: 'ألصقه في رسالة أو نموذج.' },
  enlarge: 'تكبير',
  enlargedTitle: 'رمز المشاركة',
  close: 'إغلاق',
  printing: 'طباعة',
  /**
   * Texts of a printed claim. A print cannot change, so its code leads to the claim's present
   * state.
   */
  print: {
    label: 'بيان مطبوع',
    product: 'DID Verification',
    type: 'النوع',
    issueDate: 'تاريخ الإصدار',
    standing: {
      none: (date: string) => `الحالة في ${date}: لم تتحقق منه أي جهة`,
      current: (date: string) => `الحالة في ${date}: تم التحقق`,
      /** Replaces “Verified” if nobody has reviewed the verifier. */
      unreviewed: (date: string) => `الحالة في ${date}: مؤكَّد`,
      expired: (date: string) => `الحالة في ${date}: انتهت صلاحية التحقق منه`,
      withdrawn: (date: string) => `الحالة في ${date}: سحبته جهة التحقق`,
    },
    scan: 'امسح هذا الرمز للتحقق من البيان ومعرفة حالته اليوم. الورقة وحدها لا تثبت شيئًا.',
  },
  save: 'حفظ كملف',
  saved: { title: 'تم حفظ الملف', description: 'يستطيع أي شخص التحقق منه بإفلاته في صفحة «مسح رمز QR».' },
  saveFailed: { title: 'خطأ', description: 'تعذّر إنشاء الملف.' },
  note: 'من لديه هذا الرمز أو الرابط لا يرى إلا التفاصيل الأساسية لهذا البيان.',
  noteWithFields: (fields: string) =>
    `من لديه هذا الرمز أو الرابط يرى التفاصيل الأساسية لهذا البيان وما حدّدته: ${fields}.`,
  permanent: 'لا يمكن استرداد رابط مفتوح ممن لديه. لكن سحبه يظهر عند التحقق منه.',
  shortNote: 'يحتاج فتحه إلى هذه الخدمة. يمكنك إنهاؤه في أي وقت لكل من لم يفتحه بعد.',
  controlledNote: 'تسري المدة والحد والسحب على كل من لم يفتح الرابط بعد. أما ما رآه أحد بالفعل فيبقى لديه.',
  /**
   * The sentences say where the owner can see the link again. The service cannot show it, because
   * it does not have the whole link.
   */
  kept: {
    vault: 'شُفّر الرابط لك. يعرضه قسم «ما شاركته» مجددًا على كل جهاز تفتح فيه سماتك الخاصة.',
    browser: 'يعرض قسم «ما شاركته» هذا الرابط مجددًا في هذا المتصفح، إلى أن تلغي ربط المحفظة.',
    nowhere: 'انسخه الآن: ليس لدى هذه الخدمة الرابط كاملًا ولا يمكنها عرضه مجددًا.',
    offer: 'افتح سماتك الخاصة ليُشفَّر الرابط فيها لجميع أجهزتك.',
  },
  privateTitle: 'هذا البيان خاص',
  privateText: 'لا يمكن مشاركة بيان خاص: ليس له رابط ولا رمز.',
  qrFailed: { title: 'خطأ', description: 'تعذّر إنشاء رمز QR لهذا البيان.' },
  copyFailed: { title: 'خطأ', description: 'تعذّر نسخ رابط المشاركة.' },
  tooLongForCode: 'هذا البيان أطول من أن يتسع له رمز. الرابط يعمل مع ذلك.',
  noCode: { title: 'لا يوجد رمز', description: 'هذا الرابط أطول من أن يتسع له رمز. الرابط نفسه يعمل.' },
  failed: 'لا يوجد رمز بعد.',
  withdrawnCode: 'هذا الرابط مسحوب.',
  newLink: 'إنشاء رابط جديد',
  fields: {
    legend: 'ما يعرضه الرابط',
    basic: 'التفاصيل الأساسية: النوع والعنوان وجهة الإصدار والتاريخ',
    description: 'الوصف',
    notSelective: 'لا يمكن مشاركة غير التفاصيل الأساسية لهذا البيان: أُضيف من دون إتاحة اختيار التفاصيل.',
    failed: 'تعذّر تحميل بقية التفاصيل.',
  },
  kind: {
    legend: 'نوع الرابط',
    open: 'رابط مفتوح',
    openHint: 'يعمل من دوننا إلى الأبد.',
    short: 'رابط قصير',
    shortHint: 'يمكن إنهاؤه، وتُحصى مرات فتحه.',
    controlled: 'رابط متحكَّم به',
    controlledHint: 'كالرابط القصير، لكن بعنوان طويل.',
  },
  terms: {
    summary: 'تحديد مدة أو حد، أو إضافة وثائق رقمية',
    days: 'ينتهي',
    dayOptions: { never: 'لا ينتهي', one: 'بعد يوم واحد', seven: 'بعد 7 أيام', thirty: 'بعد 30 يومًا' },
    views: 'يمكن فتحه',
    viewOptions: { unlimited: 'بلا حد', one: 'مرة واحدة', three: '3 مرات', ten: '10 مرات' },
    make: 'إنشاء الرابط',
    making: 'جارٍ إنشاء الرابط...',
    another: 'إنشاء رابط آخر',
    made: 'الرابط الذي أنشأته',
  },
  list: {
    heading: 'ما شاركته',
    headingOfClaim: 'روابط هذا البيان',
    failed: 'تعذّر تحميل روابطك.',
    open: 'الروابط التي لا يعرضها هذا المتصفح مشفَّرة. افتح سماتك الخاصة لنسخها أو عرضها مجددًا.',
    kind: { open: 'رابط مفتوح', controlled: 'رابط متحكَّم به', proof: 'إثبات' },
    short: 'رابط قصير',
    collection: (count: number) =>
      `رابط قصير إلى ${plural(count, {
        one: 'وثيقة رقمية واحدة',
        two: 'وثيقتين رقميتين',
        few: '# وثائق رقمية',
        many: '# وثيقة رقمية',
        other: '# وثيقة رقمية',
      })}`,
    partOfCollection: 'رابط قصير إلى عدة وثائق رقمية',
    handedOut: 'سُلّم إلى شخص ما',
    status: {
      active: 'نشط',
      withdrawn: 'مسحوب',
      expired: 'منتهٍ',
      'used-up': 'مستنفد',
      unknown: 'غير معروف',
    } satisfies Record<ShareStatusName, string>,
    lapse: {
      withdrawn: (date: string) => `سحبت جهة التحقق تأكيدها في ${date}.`,
      expired: (date: string) => `انتهى تأكيده في ${date}.`,
    },
    older: (date: string) => `أكّدت جهة تحقق البيان في ${date}. أُنشئ هذا الرابط قبل ذلك ولا يحمل تأكيدًا.`,
    again: (date: string) => `أكّدت جهة تحقق البيان من جديد في ${date}. أُنشئ هذا الرابط قبل ذلك.`,
    made: (when: string) => `أُنشئ ${when}`,
    until: (day: string) => `ينتهي في ${day}`,
    ended: (day: string) => `انتهى في ${day}`,
    basic: 'التفاصيل الأساسية',
    withFields: (fields: string) => `التفاصيل الأساسية، مع: ${fields}`,
    views: (views: number, most: number | null) => {
      if (most !== null) return `مرات الفتح: ${views} من ${most}`
      return plural(views, {
        zero: 'لم يُفتح بعد',
        one: 'فُتح مرة واحدة',
        two: 'فُتح مرتين',
        few: 'فُتح # مرات',
        many: 'فُتح # مرة',
        other: 'فُتح # مرة',
      })
    },
    firstOpened: (when: string) => `أول مرة: ${when}`,
    lastOpened: (when: string) => `آخر مرة: ${when}`,
    uncounted: 'لا تُحصى مرات الفتح',
    edited: 'عُدّل البيان بعد ذلك.',
    tooLong: 'الرابط أطول من أن يُعرض. أنشئ رابطًا قصيرًا بدلًا منه.',
    tellsConfirmation: 'الإبلاغ عندما تؤكد جهة تحقق البيان',
    tellsConfirmationHint: 'عندها يظهر لمن يفتح هذا الرابط أن يطلب منك رابطًا جديدًا.',
    copy: 'نسخ',
    withdraw: 'سحب',
    copyOf: (what: string) => `نسخ الرابط: ${what}`,
    enlargeOf: (what: string) => `تكبير الرمز: ${what}`,
    withdrawOf: (what: string) => `سحب: ${what}`,
    confirmOpen: 'من لديه هذا الرابط يحتفظ بما يعرضه. سيُظهر التحقق منه أنك سحبته.',
    confirmControlled: 'لن يستطيع أحد فتح هذا الرابط بعد الآن. أما ما رآه أحد بالفعل فيبقى لديه.',
    confirmPart: 'يعرض الرابط بعد ذلك الوثائق الأخرى فقط. أما ما رآه أحد بالفعل فيبقى لديه.',
    confirm: 'سحب الرابط',
    keep: 'الإبقاء عليه',
    withdrawnToast: {
      title: 'تم سحب الرابط',
      description: 'يظهر من الآن فصاعدًا لكل من يفتحه أنك سحبته.',
    },
  },
} as const
