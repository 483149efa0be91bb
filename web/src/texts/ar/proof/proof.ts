import { maximumProvenFields, provenYears } from '@did/domain/proof/limits'
import type { SelectableProofType } from '@did/domain/proof/proof'
import { quoteWords } from '@did/domain/proof/quote-words'
import { issuerTerm } from '@did/domain/texts/ar/claim/issuer-term'
import { nameAttribute } from '@did/domain/texts/ar/proof/attribute-names'
import { proofTypeName } from '../frame/names.ts'

export const proofTexts = {
  title: 'تأكيد هذا البيان',
  description: 'لا يُؤكَّد شيء قبل أن توقّع. ما تكتبه هنا لا يغادر هذا المتصفح أبدًا.',
  tabsLabel: 'إثبات بمعرفة صفرية',
  tabs: { select: 'اختيار', configure: 'إعداد', result: 'النتيجة' },
  chooseType: 'اختر نوع الإثبات',
  continue: 'متابعة',
  close: 'إغلاق',
  fields: 'الحقول المشمولة',
  fieldsHint: 'اختر ما يشمله الإثبات، واكتب القيم التي تحققت منها.',
  fromOwner: 'من صاحب الوثيقة',
  value: (field: string) => `قيمة ${field}`,
  parameters: 'ما يجب أن يُظهره',
  chooseLevel: 'اختر مستوى',
  validUntil: 'صالح حتى (اختياري)',
  validUntilHint: 'آخر يوم يسري فيه تأكيدك. اتركه فارغًا ليكون بلا تاريخ انتهاء.',
  validUntilOver: 'يُرجى اختيار يوم لم ينقضِ',
  endOver: { title: 'خطأ في الإدخال', description: 'يُرجى اختيار يوم لم ينقضِ' },
  generate: 'إنشاء الإثبات',
  generating: 'جارٍ الإنشاء...',
  noFields: {
    title: 'لم يُحدَّد أي حقل',
    description: 'يُرجى تحديد حقل واحد على الأقل ليشمله الإثبات',
  },
  generated: { title: 'تم إنشاء الإثبات بمعرفة صفرية', description: 'أُنشئ الإثبات في هذا المتصفح' },
  generatedAgain: { title: 'تم إنشاء الإثبات', description: 'يحل محل الإثبات السابق' },
  generateFailed: { title: 'خطأ', description: 'تعذّر إنشاء الإثبات بمعرفة صفرية' },
  interrupted: {
    title: 'توقف الإثبات',
    description: 'فُتح ما شاركه صاحب الوثيقة. اطّلع عليه، ثم أنشئ الإثبات منه.',
  },
  progress: 'جارٍ إنشاء الإثبات',
  cancel: 'إلغاء',
  notSo: 'لا تُظهر القيم ما هو مطلوب. راجعها وراجع ما يجب أن يُظهره الإثبات.',
  proves: (statement: string) => `ما يُظهره: ${statement}.`,
  faults: {
    missing: 'أدخل قيمة: الإثبات الحقيقي لا يختلق القيم',
    needed: 'هذا الإثبات يتعلق به: حدّده وأدخل قيمته',
    tooMany: `لا يشمل الإثبات الواحد أكثر من ${maximumProvenFields} حقول`,
    age: 'أدخل العمر بالسنوات الكاملة، مثل 18',
    text: 'هذا النص طويل جدًا',
    date: `أدخل يومًا بين ${provenYears.first} و${provenYears.last}`,
    number: 'أدخل عددًا صحيحًا',
    decimal: 'أدخل مبلغًا مثل 30000 أو 30000.50',
    ordinal: 'اختر مستوى',
    country: 'أدخل البلد بحرفيه، مثل US',
    boolean: 'أدخل true أو false',
  },
  missingLocked: 'افتح ما شاركه صاحب الوثيقة أعلاه. لا تكتب قيمة إلا إذا حصلت عليها من مصدر آخر',
  verifying: 'جارٍ التحقق من الإثبات...',
  success: 'تم التحقق من الإثبات بنجاح!',
  successMeans: 'يطابق القيم أعلاه. أما صحتها فهي ما تؤكده أنت.',
  failure: 'فشل التحقق',
  tryAgain: 'إعادة المحاولة',
  complete: 'إكمال التحقق',
  preparing: 'جارٍ التحضير...',
  signing: 'بانتظار توقيعك...',
  saving: 'جارٍ الحفظ...',
  beforeSigning: {
    asksTwice: 'ربما سبق أن طُلب منك هذا',
    differs: 'هناك ما يختلف عما أكّدته لهذا الشخص من قبل',
    comparing: 'جارٍ المقارنة بما أكّدته من قبل',
    notCompared: 'تعذّر تحميل ما أكّدته لهذا الشخص من قبل، لذا لم تُجرَ أي مقارنة.',
  },
  signs: {
    sentence: (holder: string, title: string) =>
      `تؤكد أن ${quoteWords(title)} يخص ${quoteWords(holder)}، وتؤكد كل سطر أدناه.`,
    sentenceWithoutName: (title: string) => `تؤكد ${quoteWords(title)} من دون ذكر صاحبه، وتؤكد كل سطر أدناه.`,
    claim: 'البيان',
    type: 'النوع',
    issuer: issuerTerm,
    date: 'تاريخ الإصدار',
    description: 'الوصف',
    owner: 'محفظة صاحب البيان',
    level: 'مستوى التحقق',
    validUntil: 'صالح حتى',
    noEnd: 'بلا تاريخ انتهاء',
    attributes: 'السمات الخاصة',
    attributesToo: 'كل ما شاركه معك صاحب الوثيقة منها',
  },
  stated: {
    heading: 'مذكور في البيان',
    noDate: 'غير معروف بعد',
    agrees: 'هذا يتفق مع تاريخ الميلاد.',
    contradicts: 'تاريخ الميلاد يقول غير ذلك. ارفض الطلب لهذا السبب، أو اسأل صاحب الوثيقة.',
    unknown: 'يمكنك تأكيد هذا عندما يتوفر لك تاريخ الميلاد: من صاحب الوثيقة، أو كقيمة تدخلها بنفسك.',
  },
  factContradicted: 'عمر مذكور في البيان لا يتفق مع تاريخ الميلاد. لم يُوقَّع شيء.',
  engineFailed: 'تعذّر تحميل محرك الإثبات. لم يُتخذ أي قرار.',
  costHint: 'أنت توقّع نص البيان. التوقيع لا يكلف شيئًا.',
  missingData: { title: 'خطأ', description: 'معلومات التحقق أو الإثبات ناقصة' },
  completed: {
    title: 'تمت الموافقة على التحقق',
    description: 'اكتمل التحقق بمعرفة صفرية',
  },
  completeFailed: { title: 'خطأ', description: 'تعذّر إكمال التحقق' },
  declined: 'لم توقّع. لا يزال الطلب قيد الانتظار ولم يضع شيء: أعد المحاولة عندما تكون مستعدًا.',
  mismatch: 'ما يطلب الخادم توقيعه ليس ما هو على هذه الشاشة. لم يُوقَّع شيء.',
  alreadyDecided: 'سبق البتّ في هذا الطلب.',
  stillPending: 'تعذّر إكمال التحقق. لا يزال الطلب قيد الانتظار ولم يضع شيء: أعد المحاولة.',
  missingType: 'اختر نوع الإثبات أولًا.',
  missingFields: 'اختر حقلًا واحدًا على الأقل أولًا.',
  engineMissing:
    'ليس لدى هذه النسخة من الخدمة إلا مفاتيح إثبات للتطوير، ويمكن بها تزوير الإثباتات. لا يمكن الموافقة على أي طلب هنا حتى ينشئ مشغّلها مفاتيح أخرى.',
  engineLoading: 'جارٍ تحميل محرك الإثبات',
  details: 'تفاصيل الإثبات',
  detail: {
    id: 'رقم الإثبات',
    statement: 'ما يقوله',
    circuit: 'الدائرة',
    engine: 'المحرك',
    groth16: 'Groth16',
    time: 'تاريخ الإنشاء',
    values: 'القيم العلنية',
  },
} as const

export const simulationTexts = {
  label: 'محاكاة',
  choose: 'محاكاة الإثبات',
  chooseHint: 'للتجربة فقط: أسرع، تقبل أي قيمة تُكتب، ولا تثبت شيئًا.',
  hint: 'هذا الإثبات لا يثبت شيئًا بحد ذاته. المهم هو توقيعك.',
  emptyValues: 'القيمة المتروكة فارغة تأخذ القيمة الافتراضية للمحاكاة.',
} as const

export const proofTypeTexts: Record<SelectableProofType, { label: string; description: string }> = {
  IdentityProof: { label: proofTypeName('IdentityProof'), description: 'الشخص هو من يذكره البيان.' },
  AgeProof: { label: proofTypeName('AgeProof'), description: 'بلغ الشخص سنًا معينة.' },
  EducationProof: { label: proofTypeName('EducationProof'), description: 'بلغ الشخص مستوى تعليميًا معينًا.' },
  IncomeProof: { label: proofTypeName('IncomeProof'), description: 'الدخل يساوي مبلغًا معينًا أو يزيد عليه.' },
  LocationProof: { label: proofTypeName('LocationProof'), description: 'الشخص في بلد معين.' },
}

export const proofParameterTexts = {
  ageThreshold: 'الحد الأدنى للعمر',
  requiredLevel: 'المستوى المطلوب',
  incomeThreshold: 'الحد الأدنى للدخل السنوي',
  requiredLocation: 'البلد المطلوب',
  dateOfBirth: 'تاريخ الميلاد',
  educationLevel: 'المستوى المحقق',
  location: 'بلد الإقامة',
} as const

export const educationLevelTexts = {
  highschool: 'الثانوية العامة',
  associate: 'دبلوم متوسط',
  bachelor: 'بكالوريوس',
  master: 'ماجستير',
  doctorate: 'دكتوراه',
} as const

export function proofFieldLabel(field: string): string {
  return nameAttribute(field) ?? field
}
