/** Readings of the court's calculation, as choices of a field. */
export const READINGS = ['pje-calc', 'law'] as const
export const READING_WORDS = { 'pje-calc': 'Como o PJe-Calc', law: 'Como a lei' } as const
