export const proofFaults = {
  failed: 'فشل التحقق',
  mismatch: 'لا يطابق الإثبات قيمه العلنية',
} as const

/** A production page leaves this text out together with the simulation. */
export const foreignToSimulation = 'لم يُنشأ هذا الإثبات بالمحاكاة'
