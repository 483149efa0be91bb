export const issuerTerm = 'جهة الإصدار كما كتبها صاحب البيان'
