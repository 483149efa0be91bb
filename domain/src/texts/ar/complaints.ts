import { minimumMessageLength } from '../../account/contact-limits.ts'
import { minimumUsernameLength } from '../../account/limits.ts'
import { maximumFields, minimumClaimLength } from '../../claim/limits.ts'
import { maximumTemplates } from '../../template/limits.ts'

/**
 * The complaints of schemas. The page shows them beside fields, and the server sends them in
 * `errors`.
 */
export const complaints = {
  required: 'مطلوب',
  invalid: 'إدخال غير صالح',
  future: 'لم يحِن هذا اليوم بعد',
  tooLong: (name: string, max: number) => `${name}: عدد الأحرف ${max} على الأكثر`,
  hidden: (character: string, before: string) =>
    `أزل الحرف المخفي ${character} ${before === '' ? 'من البداية' : `بعد «${before}»`}`,
  beginsAsLabel: 'لا يمكن أن يبدأ النص بالحرفين «_:»',
  notVisible: 'استخدم الحروف والأرقام وغيرها من الرموز المرئية فقط',
  nameWithoutLetter: 'يُكتب الاسم في سطر واحد، وفيه حرف واحد على الأقل، ومن دون رموز تعبيرية',
  labelWithoutLetter: 'استخدم حرفًا أو رقمًا واحدًا على الأقل، ومن دون رموز تعبيرية',
  wordingWithoutLetter: 'استخدم حرفًا أو رقمًا واحدًا على الأقل',
  usernameWithoutLetter: 'يجب أن يحتوي اسم المستخدم على حرف أو رقم',
  usernameShort: `يجب ألا يقل اسم المستخدم عن ${minimumUsernameLength} أحرف`,
  email: 'عنوان بريد إلكتروني غير صالح',
  claimTypeMissing: 'يُرجى اختيار نوع البيان',
  titleShort: `يجب ألا يقل العنوان عن ${minimumClaimLength.title} أحرف`,
  descriptionShort: `يجب ألا يقل الوصف عن ${minimumClaimLength.description} أحرف`,
  questionMissing: 'يُرجى إدخال سؤال',
  answerMissing: 'يُرجى إدخال إجابة',
  nameMissing: 'يُرجى إدخال اسمك',
  messageShort: `يجب ألا يقل عدد أحرف الرسالة عن ${minimumMessageLength}`,
  domain: 'أدخل نطاقًا مثل example.org',
  domainTooLong: 'نطاق غير صالح',
  website: 'أدخل عنوانًا مثل https://example.org',
  templateLineName: 'يُكتب الاسم في سطر واحد من دون نقطتين (:)',
  templateLinesMissing: 'يُرجى إضافة سطر واحد على الأقل',
  templateLinesTooMany: `عدد الأسطر ${maximumTemplates.fields} على الأكثر`,
  fieldDate: 'أدخل تاريخًا',
  fieldNumber: 'أدخل عددًا',
  fieldCountry: 'اختر بلدًا',
  fieldLeast: {
    number: (least: string) => `أدخل ${least} أو أكثر`,
    date: (day: string) => `اختر ${day} أو يومًا بعده`,
  },
  fieldMost: {
    number: (most: string) => `أدخل ${most} أو أقل`,
    date: (day: string) => `اختر ${day} أو يومًا قبله`,
  },
  fieldPeriod: 'اختر يومًا لا يسبق يوم البداية',
  fieldBeforeIssue: 'اختر يومًا لا يسبق تاريخ الوثيقة',
  fieldLimitsCrossed: 'لا يوجد عدد بين هذين الحدين',
  fieldsTooMany: `عدد الحقول ${maximumFields} على الأكثر`,
  fieldsAlike: 'يجب أن يكون لكل حقل اسم مختلف',
  fieldTaken: 'في كل بيان خانة بهذا الاسم بالفعل',
  templateTooLong: 'هذا القالب أطول من اللازم. اختصر إرشاداته أو خياراته',
  templateLinesAlike: 'يجب أن يكون لكل سطر اسم مختلف',
  templateChoicesMissing: 'أدخل خيارين على الأقل، كل خيار في سطر',
} as const

export const fieldNames = {
  answer: 'الإجابة',
  audience: 'الاسم',
  choice: 'الخيار',
  claimType: 'نوع البيان',
  contact: 'جهة الاتصال',
  description: 'الوصف',
  example: 'المثال',
  fieldLimit: 'الحد',
  fieldName: 'اسم الحقل',
  fieldValue: 'القيمة',
  hint: 'الإرشاد',
  holderName: 'الاسم',
  issuer: 'جهة الإصدار',
  message: 'الرسالة',
  name: 'الاسم',
  note: 'الملاحظة',
  organization: 'المؤسسة',
  question: 'السؤال',
  reason: 'السبب',
  search: 'البحث',
  statement: 'المعلومة',
  summary: 'الملخص',
  title: 'العنوان',
  username: 'اسم المستخدم',
  website: 'الموقع الإلكتروني',
} as const
