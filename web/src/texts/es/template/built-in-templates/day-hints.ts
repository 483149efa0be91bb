export const firstDay = 'El primer día. Si solo sabes el mes, elige su primer día.'
export const lastDay = 'El último día. Si solo sabes el mes, elige su último día.'
