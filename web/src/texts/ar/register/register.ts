import { pageNames } from '../frame/common.ts'

export const registerTexts = {
  title: pageNames.register,
  lead: 'كل مؤسسة اعتمدتها الإدارة أو أوقفتها بعد ذلك، مع التواريخ المسجلة لها على سلسلة الكتل.',
  note: 'القول لسلسلة الكتل لا لهذه القائمة: التحقق من الرابط يسأل السلسلة نفسها. ويذكر ذلك أيضًا بشأن ما أكّدته جهة تحقق قبل يوم اعتمادها.',
  empty: 'لم تُعتمد أي جهة بعد.',
  emptyText: 'ما إن تعتمد الإدارة مؤسسة حتى تظهر هنا.',
  failed: 'تعذّر تحميل السجل.',
  since: (date: string) => `معتمدة منذ ${date}`,
  accreditedOn: (date: string) => `اعتُمدت في ${date}`,
  suspendedOn: (date: string) => `أُوقفت في ${date}`,
  reason: 'السبب:',
  isAccredited: 'معتمدة',
  isSuspended: 'موقوفة',
  open: 'فتح السجل',
} as const
