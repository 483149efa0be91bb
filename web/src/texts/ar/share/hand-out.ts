import { plural } from '../frame/plural.ts'

export const handOutTexts = {
  send: 'إرسال',
  sendFailed: { title: 'لم يُرسل', description: 'تعذّر تسليم الرابط إلى تطبيق آخر. انسخه بدلًا من ذلك.' },
  mail: {
    subject: (title: string) => title,
    sentence: (title: string) => `${title}. افتح الرابط للتحقق.`,
    body: (title: string, url: string) =>
      `${title}\n\n${url}\n\nافتح الرابط للتحقق. تعرض الصفحة من أكّد هذا البيان وهل لا يزال ساريًا. لا تحتاج إلى حساب.`,
  },
  /** The panel below the code says this before a link is sent, enlarged or printed. */
  panel: {
    heading: { send: 'إرسال رابط', enlarge: 'عرض رمز', print: 'طباعة رمز' },
    which: 'نوع الرابط',
    differs: {
      short: 'رمز صغير. يحتاج فتحه إلى خدمتنا. يمكنك إنهاؤه في أي وقت.',
      open: 'طويل، ورمزه كثيف. يُفتح ويُتحقق منه من دون خدمتنا. لا يستطيع أحد استرداده.',
    },
    sheet: 'إرسال بتطبيق آخر',
    mail: 'بريد إلكتروني',
    copy: 'نسخ',
    act: { enlarge: 'عرض', print: 'طباعة' },
    close: 'إغلاق',
  },
  label: {
    label: 'لمن هذا؟ (اختياري)',
    hint: 'لا يراه غيرك. يساعدك على إيجاد الرابط المناسب وإنهائه لاحقًا.',
    example: 'شركة الأمل، طلب توظيف',
    add: 'إضافة تسمية',
    change: 'تغيير التسمية',
    save: 'حفظ التسمية',
    cancel: 'إلغاء',
  },
  /** Texts of the dialog that puts several credentials into one link. */
  several: {
    action: 'مشاركة عدة وثائق',
    title: 'مشاركة عدة وثائق رقمية',
    description: 'اخترها. يعرضها جميعًا رابط واحد، ويجري التحقق من كل منها على حدة.',
    list: 'وثائقك الرقمية',
    chooseMore: 'اختر وثيقتين على الأقل.',
    name: (count: number) =>
      plural(count, {
        one: 'وثيقة رقمية واحدة',
        two: 'وثيقتان رقميتان',
        few: '# وثائق رقمية',
        many: '# وثيقة رقمية',
        other: '# وثيقة رقمية',
      }),
  },
  together: {
    summary: (others: number) =>
      plural(others, {
        zero: 'إضافة وثائق رقمية أخرى إلى هذا الرابط',
        one: 'وثيقة رقمية أخرى في هذا الرابط',
        two: 'وثيقتان رقميتان أخريان في هذا الرابط',
        few: '# وثائق رقمية أخرى في هذا الرابط',
        many: '# وثيقة رقمية أخرى في هذا الرابط',
        other: '# وثيقة رقمية أخرى في هذا الرابط',
      }),
    hint: 'يجري التحقق من كل منها على حدة. تعرض الوثائق الأخرى تفاصيلها الأساسية والاسم.',
    list: 'وثائقك الرقمية الأخرى',
    notVerified: 'لم تؤكدها أي جهة بعد. يظهر ذلك لمن يفتح الرابط.',
    full: (most: number) =>
      `يتسع الرابط الواحد لما لا يزيد على ${plural(most, {
        one: 'وثيقة رقمية واحدة',
        two: 'وثيقتين رقميتين',
        few: '# وثائق رقمية',
        many: '# وثيقة رقمية',
        other: '# وثيقة رقمية',
      })}.`,
  },
} as const
