export const askedVerifierTexts = {
  term: 'جهات التحقق التي طلبت منها',
  pending: (asked: string) => `الطلب في ${asked}، لا رد بعد`,
  approved: (asked: string, decided: string) => `الطلب في ${asked}، الموافقة في ${decided}`,
  rejected: (asked: string, decided: string) => `الطلب في ${asked}، الرفض في ${decided}`,
  withdrawn: (asked: string, decided: string) => `الطلب في ${asked}، سحب التأكيد في ${decided}`,
} as const
