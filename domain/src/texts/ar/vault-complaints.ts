import { maximumVault } from '../../vault/limits.ts'

export const vaultComplaints = {
  wrappingsMissing: 'تحتاج الخزنة إلى وسيلة فتح',
  wrappingsTooMany: `عدد وسائل الفتح ${maximumVault.wrappings} على الأكثر`,
  wayMissing: 'لإزالة وسيلة فتح يجب قفل كل شيء بمفتاح جديد. يُرجى إعادة تحميل الصفحة.',
  itemTooLong: 'هذا أكثر مما تستوعبه الخزنة دفعة واحدة',
  itemsTooMany: `عدد العناصر ${maximumVault.items} على الأكثر`,
} as const
