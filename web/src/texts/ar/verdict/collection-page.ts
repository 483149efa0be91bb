import { closedShare } from '@did/domain/texts/ar/verdict/labels'

export const collectionPageTexts = {
  intro: 'شارك معك شخص ما هذه الوثائق الرقمية معًا. يجري التحقق من كل منها على حدة. يرى صاحبها أن الرابط قد فُتح.',
  open: 'فتح الكل والتحقق',
  opening: 'جارٍ الفتح والتحقق...',
  list: 'الوثائق الرقمية في هذا الرابط',
  checkAgain: 'إعادة التحقق من الكل',
  number: (number: number) => `الوثيقة ${number}`,
  noName: 'لا يظهر اسم',
  notOpened: {
    closed: (number: number) => `الوثيقة ${number}: ${closedShare}`,
    unreachable: (number: number) => `تعذّر فتح الوثيقة ${number} الآن. أعد تحميل الصفحة بعد لحظات.`,
  },
} as const
