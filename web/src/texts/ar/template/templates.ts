import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { quoteWords } from '@did/domain/proof/quote-words'
import { claimTypeLabel, claimTypeLabels } from '../frame/names.ts'
import { plural } from '../frame/plural.ts'

export const templateTypeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(onboardingClaimTypes.map((type) => [type, claimTypeLabel(type)])),
  ...claimTypeLabels,
}

export const templatesTexts = {
  title: 'القوالب',
  lead: 'نقاط انطلاق جيدة للبيانات. لا تتحقق جهة التحقق إلا مما هو مكتوب، فاكتب ما يمكن التحقق منه.',
  visitor: {
    title: 'أنت تتصفح كزائر',
    text: 'اربط محفظتك لإنشاء بيان من قالب.',
    action: 'ربط MetaMask',
    connecting: 'جارٍ الربط...',
  },
  search: {
    label: 'البحث في القوالب',
    placeholder: 'شهادة، رخصة، عضوية…',
    type: 'نوع البيان',
    allTypes: 'كل الأنواع',
    found: (count: number, hasMore: boolean) =>
      hasMore
        ? `أكثر من ${plural(count, {
            one: 'قالب واحد',
            two: 'قالبين',
            few: '# قوالب',
            many: '# قالبًا',
            other: '# قالب',
          })}`
        : plural(count, {
            zero: 'لا قوالب',
            one: 'قالب واحد',
            two: 'قالبان',
            few: '# قوالب',
            many: '# قالبًا',
            other: '# قالب',
          }),
    nothingTitle: 'لم يُعثر على قالب',
    nothing: 'جرّب كلمة أقصر أو نوعًا آخر. يمكنك دائمًا كتابة بيان بنفسك.',
    clear: 'عرض كل القوالب',
  },
  offered: {
    heading: 'من جهات التحقق',
    lead: 'ما تود هذه المؤسسات قراءته عندما تتحقق من بيان.',
    loading: 'جارٍ تحميل قوالب جهات التحقق',
    loadFailed: 'تعذّر تحميل قوالب جهات التحقق. تجد القوالب الشائعة أدناه.',
    more: 'عرض المزيد',
    loadingMore: 'جارٍ التحميل...',
  },
  unreviewed: {
    heading: 'من جهات تحقق سجّلت نفسها',
    lead: 'لم يراجع أحد أسماءها.',
  },
  builtIn: { heading: 'وثائق شائعة', lead: 'ما لدى كثيرين، ومن يتحقق منه عادةً.' },
  card: {
    checkedBy: 'من يتحقق',
    preview: 'معاينة',
    use: 'استخدام القالب',
    accredited: 'معتمدة',
    selfRegistered: 'سجّلت نفسها',
  },
  preview: {
    description: 'كيف يبدو بعد تأكيده. الأسماء والتواريخ غير حقيقية.',
    descriptionOffered: (publisher: string) => `هكذا يُفضَّل أن يُكتب بيان كهذا حسب ${quoteWords(publisher)}.`,
    loading: 'جارٍ تحميل القالب',
    loadFailed: 'تعذّر تحميل القالب.',
    figure: (title: string) => `مثال على الوثيقة: ${quoteWords(title)}`,
    example: 'مثال',
    fields: 'ما ينبغي أن يذكره',
    checkedBy: 'من يتحقق منه عادةً',
    published: (date: string) => `نُشر في ${date}`,
    accredited: (domain: string | null) =>
      domain === null ? 'جهة تحقق معتمدة.' : `جهة تحقق معتمدة، معروفة بالنطاق ${domain}.`,
    selfRegistered: 'سجّلت جهة التحقق هذه نفسها. لم يتحقق أحد من هويتها.',
    goneTitle: 'لم يعد متاحًا',
    gone: 'أوقفت جهة التحقق هذا القالب. لا تتأثر البيانات المُنشأة منه.',
    close: 'إغلاق',
  },
} as const
