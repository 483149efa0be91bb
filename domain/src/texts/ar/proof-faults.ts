export const proofFaults = {
  failed: 'فشل التحقق',
  mismatch: 'لا يطابق الإثبات قيمه العلنية',
} as const

export const foreignToSimulation = 'لم يُنشأ هذا الإثبات بالمحاكاة'
