import { writeYears } from '@did/domain/texts/ar/years-and-seconds'
import { publishedYears } from '@did/domain/verifier/limits'

export const publishedTexts = {
  heading: 'لبرامج الآخرين',
  intro:
    'تجد البرامج التي تقرأ معرّف DID الخاص بك ما تنشره هنا. يستطيع الجميع قراءته على سلسلة الكتل، حيث يبقى في السجل الزمني إلى الأبد.',
  loading: 'جارٍ قراءة مستند DID الخاص بك',
  failed: 'تعذّرت قراءة مستند DID الخاص بك.',
  unknownRegistry: 'لا تعرف هذه الخدمة العقد الخاص بذلك.',
  nothing: 'ليس لديك مفتاح للسمات الخاصة، ولا تُظهر سلسلة الكتل نطاقًا لك. لذا لا شيء يُنشر.',
  key: 'مفتاحك للسمات الخاصة',
  domain: (domain: string) => `نطاقك ${domain}`,
  until: (day: string) => `منشور حتى ${day}`,
  unpublished: 'غير منشور',
  publication: {
    action: 'نشر',
    name: (label: string) => `نشر: ${label}`,
    title: 'النشر في مستند DID الخاص بك',
    success: 'من الآن فصاعدًا تجده البرامج التي تقرأ معرّف DID الخاص بك.',
    done: { title: 'تم النشر', description: `يتضمنه مستند DID الخاص بك مدة ${writeYears(publishedYears)}.` },
  },
  removal: {
    action: 'إزالة',
    name: (label: string) => `إزالة من مستند DID الخاص بك: ${label}`,
    title: 'الإزالة من مستند DID الخاص بك',
    success: 'لم تعد البرامج التي تقرأ معرّف DID الخاص بك تعتدّ به.',
    done: { title: 'تمت الإزالة', description: 'لم يعد مستند DID الخاص بك يتضمنه.' },
  },
} as const
