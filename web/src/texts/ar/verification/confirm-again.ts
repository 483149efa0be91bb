import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const confirmAgainTexts = {
  title: (date: string) => `اعتُمدت مؤسستك في ${date}`,
  signedBefore: (count: number, hasMore: boolean) =>
    hasMore
      ? `وُقّع قبل ذلك أكثر من ${count} من التأكيدات.`
      : plural(count, {
          zero: 'لم يُوقَّع أي تأكيد قبل ذلك.',
          one: 'وُقّع تأكيد واحد قبل ذلك.',
          two: 'وُقّع تأكيدان قبل ذلك.',
          few: 'وُقّعت # تأكيدات قبل ذلك.',
          many: 'وُقّع # تأكيدًا قبل ذلك.',
          other: 'وُقّع # تأكيد قبل ذلك.',
        }),
  checkersRead: 'يظهر ذلك لمن يتحقق إلى أن تعيد تأكيدها.',
  needOwners: (count: number) =>
    plural(count, {
      zero: 'لا يشمل أي منها سمات خاصة.',
      one: 'واحد منها يشمل سمات خاصة، ولا يستطيع إرسالها إليك مجددًا إلا صاحبها.',
      two: 'اثنان منها يشملان سمات خاصة، ولا يستطيع إرسالها إليك مجددًا إلا أصحابها.',
      few: '# منها تشمل سمات خاصة، ولا يستطيع إرسالها إليك مجددًا إلا أصحابها.',
      many: '# منها تشمل سمات خاصة، ولا يستطيع إرسالها إليك مجددًا إلا أصحابها.',
      other: '# منها تشمل سمات خاصة، ولا يستطيع إرسالها إليك مجددًا إلا أصحابها.',
    }),
  all: 'إعادة التأكيد',
  one: 'إعادة التأكيد',
  oneOf: (title: string) => `إعادة تأكيد ${quoteWords(title)}`,
  needsOwner: 'يشمل سمات خاصة، لذا يجب أن يطلب صاحبه ذلك مجددًا.',
  asking: 'جارٍ الإضافة...',
  made: (count: number) => ({
    title: 'بانتظارك مجددًا',
    description: plural(count, {
      zero: 'لم يُضف أي طلب إلى «قيد الانتظار».',
      one: 'أُضيف طلب واحد إلى «قيد الانتظار». وافق عليه لتوقّع من جديد.',
      two: 'أُضيف طلبان إلى «قيد الانتظار». وافق على كل منهما لتوقّع من جديد.',
      few: 'أُضيفت # طلبات إلى «قيد الانتظار». وافق على كل منها لتوقّع من جديد.',
      many: 'أُضيف # طلبًا إلى «قيد الانتظار». وافق على كل منها لتوقّع من جديد.',
      other: 'أُضيف # طلب إلى «قيد الانتظار». وافق على كل منها لتوقّع من جديد.',
    }),
  }),
  none: { title: 'لم يُضف شيء', description: 'لا مكان حاليًا في حسابات أصحابها. حاول لاحقًا.' },
  badge: 'إعادة التأكيد',
  /** The texts from here on are for the owner of the confirmed claim. */
  since: (verifier: string) =>
    `هذا تأكيد من ${quoteWords(verifier)} سبق الاعتماد. بعد إعادة التأكيد لن يظهر أي تحذير لمن يتحقق.`,
  ask: (verifier: string) => `طلب إعادة التأكيد من ${quoteWords(verifier)}`,
  asked: (verifier: string) => ({
    title: 'تم طلب التحقق',
    description: `أُرسل الطلب مجددًا إلى ${quoteWords(verifier)}.`,
  }),
} as const
