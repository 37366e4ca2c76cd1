/** The variable that says which of the workers a process is; the first, 0, keeps the data fresh. */
export const PLACE = 'CENTAVO_WORKER'
