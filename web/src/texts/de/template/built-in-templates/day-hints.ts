export const firstDay = 'Der erste Tag. Wenn Sie nur den Monat wissen, wählen Sie dessen ersten Tag.'
export const lastDay = 'Der letzte Tag. Wenn Sie nur den Monat wissen, wählen Sie dessen letzten Tag.'
